/* SPDX-License-Identifier: MIT
 *
 * python.exe for the python311.dll in its folder.
 */
#include <wchar.h>

__declspec(dllimport) int Py_Main(int count, wchar_t **arguments);

int wmain(int count, wchar_t **arguments) {
    return Py_Main(count, arguments);
}

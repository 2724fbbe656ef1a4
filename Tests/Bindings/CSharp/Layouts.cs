// SPDX-License-Identifier: MIT
//
// Prints the layout of each struct, the values of each enumeration, the constants and the functions.

using System;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using TapZoom;

static class Layouts
{
    const BindingFlags Fields = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance;

    static int Size(FieldInfo field)
    {
        object[] buffers = field.GetCustomAttributes(typeof(FixedBufferAttribute), false);
        if (buffers.Length > 0)
        {
            FixedBufferAttribute buffer = (FixedBufferAttribute)buffers[0];
            return buffer.Length * Marshal.SizeOf(buffer.ElementType);
        }
        Type kind = field.FieldType;
        return Marshal.SizeOf(kind.IsEnum ? Enum.GetUnderlyingType(kind) : kind);
    }

    static void Main()
    {
        Type native = typeof(View).Assembly.GetType("TapZoom.Native");
        foreach (Type type in typeof(View).Assembly.GetTypes())
        {
            if (type.Namespace != "TapZoom" || type.IsNested) continue;
            if (type.IsEnum)
                foreach (string name in Enum.GetNames(type))
                    Console.WriteLine("enum {0} {1} {2}", type.Name, name,
                        Convert.ToDecimal(Enum.Parse(type, name)));
            else if (type.IsValueType)
            {
                Console.WriteLine("struct {0} {1}", type.Name, Marshal.SizeOf(type));
                foreach (FieldInfo field in type.GetFields(Fields))
                    Console.WriteLine("field {0} {1} {2} {3}", type.Name, field.Name,
                        Marshal.OffsetOf(type, field.Name), Size(field));
            }
        }
        foreach (FieldInfo field in typeof(View).GetFields(BindingFlags.Public | BindingFlags.Static))
            Console.WriteLine("constant {0} {1}", field.Name, Convert.ToDouble(field.GetRawConstantValue()));
        foreach (MethodInfo method in native.GetMethods(BindingFlags.NonPublic | BindingFlags.Static))
        {
            Console.WriteLine("function {0} {1}", method.Name, method.GetParameters().Length);
            Marshal.Prelink(method); // fails if the function is not in the library
        }
    }
}

// SPDX-License-Identifier: MIT
//
// Prints the layout of each struct, the value of each enumeration, and the name of each function, as Mono has them.

using System;
using System.Reflection;
using System.Runtime.InteropServices;
using TapZoom;

static class Layouts
{
    static void Main()
    {
        foreach (Type type in typeof(View).Assembly.GetTypes())
        {
            if (type.Namespace != "TapZoom") continue;
            if (type.IsEnum)
                foreach (object value in Enum.GetValues(type))
                    Console.WriteLine("enum {0} {1} {2}", type.Name, value, Convert.ToInt64(value));
            else if (type.IsValueType && !type.Name.Contains("Array"))
            {
                Console.WriteLine("struct {0} {1}", type.Name, Marshal.SizeOf(type));
                foreach (FieldInfo field in type.GetFields())
                {
                    Type kind = field.FieldType.IsEnum ? Enum.GetUnderlyingType(field.FieldType) : field.FieldType;
                    Console.WriteLine(
                        "field {0} {1} {2} {3}", type.Name, field.Name, Marshal.OffsetOf(type, field.Name),
                        Marshal.SizeOf(kind));
                }
            }
        }
        foreach (MethodInfo method in typeof(Native).GetMethods(BindingFlags.Public | BindingFlags.Static))
            Console.WriteLine("function {0} {1}", method.Name, method.GetParameters().Length);
        foreach (FieldInfo field in typeof(Native).GetFields(BindingFlags.Public | BindingFlags.Static))
            if (field.FieldType != typeof(string))
                Console.WriteLine("constant {0} {1}", field.Name, Convert.ToDouble(field.GetRawConstantValue()));
        // Fails if a function is not in the library.
        foreach (MethodInfo method in typeof(Native).GetMethods(BindingFlags.Public | BindingFlags.Static))
            Marshal.Prelink(method);
    }
}

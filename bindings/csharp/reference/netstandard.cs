// SPDX-License-Identifier: MIT
//
// A reference assembly: the declarations of .NET Standard 2.1 that the sources of the binding use, and those that the
// compiler itself needs. mcs compiles TapZoom.dll against it, because Debian has no .NET SDK. The .NET SDK has its own
// and does not read this file. Nothing here runs: each runtime has these types.

using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

[assembly: AssemblyVersion("2.1.0.0")]

namespace System
{
    public delegate void AsyncCallback(IAsyncResult result);

    public interface IAsyncResult { }
    public interface IDisposable { void Dispose(); }

    public class Object
    {
        public Object() { }
        ~Object() { }
        public virtual bool Equals(object other) { throw null; }
        public virtual int GetHashCode() { throw null; }
        public virtual string ToString() { throw null; }
        public Type GetType() { throw null; }
    }

    public abstract class ValueType { }
    public abstract class Enum : ValueType { }
    public struct Void { }
    public struct Boolean { }
    public struct Byte { }
    public struct SByte { }
    public struct Int16 { }
    public struct UInt16 { }
    public struct Int32 { }
    public struct UInt32 { }
    public struct Int64 { }
    public struct UInt64 { public const ulong MaxValue = 0xffffffffffffffff; }
    public struct Single { }
    public struct Double { }
    public struct Decimal { }
    public struct Char { }
    public struct RuntimeTypeHandle { }
    public struct RuntimeFieldHandle { }
    public struct RuntimeMethodHandle { }
    public struct RuntimeArgumentHandle { }
    public struct TypedReference { }
    public struct Nullable<T> where T : struct
    {
        public bool HasValue { get { throw null; } }
        public T GetValueOrDefault() { throw null; }
    }

    public struct IntPtr
    {
        public static readonly IntPtr Zero;
        public static bool operator ==(IntPtr one, IntPtr other) { throw null; }
        public static bool operator !=(IntPtr one, IntPtr other) { throw null; }
        public static unsafe explicit operator IntPtr(void* value) { throw null; }
        public static unsafe explicit operator void*(IntPtr value) { throw null; }
        public override bool Equals(object other) { throw null; }
        public override int GetHashCode() { throw null; }
    }

    public struct UIntPtr
    {
        public static readonly UIntPtr Zero;
        public static explicit operator UIntPtr(uint value) { throw null; }
        public static explicit operator UIntPtr(ulong value) { throw null; }
        public static explicit operator uint(UIntPtr value) { throw null; }
        public static explicit operator ulong(UIntPtr value) { throw null; }
    }

    public sealed class String
    {
        public static bool IsNullOrEmpty(string value) { throw null; }
        public static string Concat(string one, string two) { throw null; }
        public static string Concat(string one, string two, string three) { throw null; }
        public static string Concat(object one, object two, object three) { throw null; }
        public static string Concat(params string[] parts) { throw null; }
        public static string Concat(params object[] parts) { throw null; }
        public static bool operator ==(string one, string other) { throw null; }
        public static bool operator !=(string one, string other) { throw null; }
        public override bool Equals(object other) { throw null; }
        public override int GetHashCode() { throw null; }
        public string[] Split(params char[] signs) { throw null; }
        public string Substring(int start) { throw null; }
        public string Substring(int start, int length) { throw null; }
        public string ToUpperInvariant() { throw null; }
    }

    public abstract class Array
    {
        public int Length { get { throw null; } }
        public static void Resize<T>(ref T[] array, int size) { throw null; }
    }

    public interface IFormatProvider { }

    public static class Convert
    {
        public static string ToString(object value, IFormatProvider provider) { throw null; }
        public static string ToString(double value, IFormatProvider provider) { throw null; }
        public static double ToDouble(string value, IFormatProvider provider) { throw null; }
        public static int ToInt32(string value) { throw null; }
    }

    public static class Math
    {
        public static int Max(int one, int other) { throw null; }
        public static int Min(int one, int other) { throw null; }
    }

    public readonly ref struct ReadOnlySpan<T>
    {
        public int Length { get { throw null; } }
        public static implicit operator ReadOnlySpan<T>(T[] array) { throw null; }
    }

    public readonly ref struct Span<T>
    {
        public int Length { get { throw null; } }
        public static implicit operator Span<T>(T[] array) { throw null; }
        public static implicit operator ReadOnlySpan<T>(Span<T> span) { throw null; }
    }

    public abstract class Type { }
    public abstract class Delegate { }
    public abstract class MulticastDelegate : Delegate { }

    public class Exception
    {
        public Exception() { }
        public Exception(string message) { }
    }

    public class ArgumentException : Exception
    {
        public ArgumentException(string message, string name) { }
    }

    public class ArgumentNullException : ArgumentException
    {
        public ArgumentNullException(string name) : base(null, name) { }
    }

    public class ObjectDisposedException : Exception { public ObjectDisposedException(string name) { } }

    [AttributeUsage(AttributeTargets.All)]
    public abstract class Attribute { }

    [Flags]
    public enum AttributeTargets { All = 32767 }

    public sealed class AttributeUsageAttribute : Attribute
    {
        public AttributeUsageAttribute(AttributeTargets targets) { }
        public bool AllowMultiple { get { throw null; } set { } }
        public bool Inherited { get { throw null; } set { } }
    }

    public sealed class FlagsAttribute : Attribute { }
    public sealed class ParamArrayAttribute : Attribute { }
    public sealed class ObsoleteAttribute : Attribute { }
}

namespace System.Collections
{
    public interface IEnumerable { IEnumerator GetEnumerator(); }
    public interface IEnumerator { }
}

namespace System.Collections.Generic
{
    public interface IEnumerable<T> : IEnumerable { }
    public interface IEnumerator<T> : IEnumerator { }
    public interface ICollection<T> : IEnumerable<T> { }
    public interface IList<T> : ICollection<T> { }
    public interface IReadOnlyCollection<T> : IEnumerable<T> { }
    public interface IReadOnlyList<T> : IReadOnlyCollection<T> { }
}

namespace System.Globalization
{
    public class CultureInfo : IFormatProvider { public static CultureInfo InvariantCulture { get { throw null; } } }
}

namespace System.Reflection
{
    public sealed class AssemblyVersionAttribute : Attribute { public AssemblyVersionAttribute(string version) { } }
    public sealed class DefaultMemberAttribute : Attribute { public DefaultMemberAttribute(string name) { } }
}

namespace System.Runtime.CompilerServices
{
    public sealed class CompilerGeneratedAttribute : Attribute { }
    public sealed class DecimalConstantAttribute : Attribute { }
    public sealed class ExtensionAttribute : Attribute { }
    public sealed class IsByRefLikeAttribute : Attribute { }
    public sealed class IsReadOnlyAttribute : Attribute { }
    public sealed class UnsafeValueTypeAttribute : Attribute { }

    public sealed class FixedBufferAttribute : Attribute { public FixedBufferAttribute(Type type, int length) { } }

    public sealed class RuntimeCompatibilityAttribute : Attribute
    {
        public bool WrapNonExceptionThrows { get { throw null; } set { } }
    }

    public static class RuntimeHelpers
    {
        public static int OffsetToStringData { get { throw null; } }
        public static void InitializeArray(Array array, RuntimeFieldHandle field) { throw null; }
    }
}

namespace System.Runtime.ConstrainedExecution
{
    public abstract class CriticalFinalizerObject { }
}

namespace System.Runtime.InteropServices
{
    public enum CallingConvention { Cdecl = 2 }
    public enum GCHandleType { Pinned = 3 }
    public enum LayoutKind { Sequential, Explicit = 2, Auto }
    public enum CharSet { None = 1, Ansi, Unicode, Auto }

    public sealed class InAttribute : Attribute { }
    public sealed class OutAttribute : Attribute { }

    public sealed class DllImportAttribute : Attribute
    {
        public CallingConvention CallingConvention;
        public DllImportAttribute(string library) { }
    }

    public sealed class StructLayoutAttribute : Attribute
    {
        public CharSet CharSet;
        public int Pack, Size;
        public StructLayoutAttribute(LayoutKind kind) { }
    }

    public struct GCHandle
    {
        public bool IsAllocated { get { throw null; } }
        public static GCHandle Alloc(object value, GCHandleType type) { throw null; }
        public IntPtr AddrOfPinnedObject() { throw null; }
        public void Free() { throw null; }
    }

    public static class Marshal
    {
        public static string PtrToStringAnsi(IntPtr text) { throw null; }
    }

    public static class MemoryMarshal
    {
        public static ref T GetReference<T>(Span<T> span) { throw null; }
        public static ref T GetReference<T>(ReadOnlySpan<T> span) { throw null; }
    }

    public abstract class SafeHandle : ConstrainedExecution.CriticalFinalizerObject, IDisposable
    {
        protected IntPtr handle;
        protected SafeHandle(IntPtr invalid, bool owns) { }
        public bool IsClosed { get { throw null; } }
        public abstract bool IsInvalid { get; }
        public void DangerousAddRef(ref bool success) { throw null; }
        public void DangerousRelease() { throw null; }
        public void Dispose() { throw null; }
        protected abstract bool ReleaseHandle();
        protected void SetHandle(IntPtr value) { throw null; }
    }
}

namespace System.Threading
{
    public static class Monitor
    {
        public static void Enter(object value, ref bool taken) { throw null; }
        public static void Exit(object value) { throw null; }
    }
}

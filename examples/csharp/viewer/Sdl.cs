// SPDX-License-Identifier: MIT

using System;
using System.Runtime.InteropServices;

/// <summary>The functions and structs of SDL2 that the viewer uses, by their names in C.</summary>
static unsafe class Sdl
{
    const string Library = "libSDL2-2.0.so.0";

    public const uint Video = 0x20, Resizable = 0x20, MouseOfTouch = uint.MaxValue;
    public const uint Quit = 0x100, WindowEvent = 0x200, KeyDown = 0x300, MouseMotion = 0x400, MouseButtonDown = 0x401,
        MouseButtonUp = 0x402, MouseWheel = 0x403, FingerDown = 0x700, FingerUp = 0x701, FingerMotion = 0x702;
    public const byte SizeChanged = 6, FocusLost = 13;
    public const int Escape = 27, LeftButton = 1;

    /// <summary>SDL_Event: the fields of the kinds above at their offsets.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 64)]
    public struct Event
    {
        [FieldOffset(0)] public uint Type;
        [FieldOffset(4)] public uint Timestamp;
        [FieldOffset(12)] public byte Window;
        [FieldOffset(20)] public int Key;
        [FieldOffset(12)] public uint Mouse;
        [FieldOffset(16)] public byte Button;
        [FieldOffset(20)] public int X;
        [FieldOffset(24)] public int Y;
        [FieldOffset(16)] public uint Held;
        [FieldOffset(32)] public float WheelY;
        [FieldOffset(36)] public int WheelMouseX;
        [FieldOffset(40)] public int WheelMouseY;
        [FieldOffset(16)] public long Finger;
        [FieldOffset(24)] public float FingerX;
        [FieldOffset(28)] public float FingerY;
    }

    public struct FRect { public float X, Y, Width, Height; }

    [DllImport(Library)] public static extern int SDL_Init(uint flags);
    [DllImport(Library)] public static extern void SDL_Quit();
    [DllImport(Library)] public static extern int SDL_SetHint(string name, string value);
    [DllImport(Library)] static extern IntPtr SDL_GetError();
    [DllImport(Library)] public static extern uint SDL_GetTicks();
    [DllImport(Library)] public static extern IntPtr SDL_CreateWindow(
        string title, int x, int y, int width, int height, uint flags);
    [DllImport(Library)] public static extern IntPtr SDL_CreateRenderer(IntPtr window, int index, uint flags);
    [DllImport(Library)] public static extern void SDL_GetWindowSize(IntPtr window, out int width, out int height);
    [DllImport(Library)] public static extern int SDL_PollEvent(Event* found);
    [DllImport(Library)] public static extern int SDL_WaitEventTimeout(Event* found, int milliseconds);
    [DllImport(Library)] public static extern int SDL_SetRenderDrawColor(
        IntPtr renderer, byte red, byte green, byte blue, byte alpha);
    [DllImport(Library)] public static extern int SDL_RenderClear(IntPtr renderer);
    [DllImport(Library)] public static extern int SDL_RenderFillRectF(IntPtr renderer, FRect* rect);
    [DllImport(Library)] public static extern void SDL_RenderPresent(IntPtr renderer);

    public static string Error { get { return Marshal.PtrToStringAnsi(SDL_GetError()); } }
}

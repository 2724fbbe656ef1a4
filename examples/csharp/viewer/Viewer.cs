// SPDX-License-Identifier: MIT
//
// A board of squares in a window of SDL2: fingers, the left button of a mouse and the wheel zoom and pan it.
//
//     viewer [--record FILE]
//
// View units are units of the window. All times are those of SDL, in seconds.

using System;
using System.IO;
using TapZoom;

sealed unsafe class Viewer
{
    const int Step = 200, Columns = 8, Rows = 5;
    const long MouseId = -1;

    readonly IntPtr window, renderer;
    readonly View view;
    readonly GestureEvent[] events = new GestureEvent[View.EventCapacity];
    readonly Touch[] touches = new Touch[256];
    readonly byte[] recorded = new byte[1 << 17];
    readonly Stream recording;
    int count, width = 1280, height = 800;

    Viewer(Stream recording)
    {
        Sdl.SDL_SetHint("SDL_TOUCH_MOUSE_EVENTS", "0"); // a finger is no mouse
        Sdl.SDL_SetHint("SDL_MOUSE_TOUCH_EVENTS", "0");
        if (Sdl.SDL_Init(Sdl.Video) != 0) throw new IOException(Sdl.Error);
        window = Sdl.SDL_CreateWindow("tapzoom", 0, 0, width, height, Sdl.Resizable);
        renderer = Sdl.SDL_CreateRenderer(window, -1, 0);
        if (window == IntPtr.Zero || renderer == IntPtr.Zero) throw new IOException(Sdl.Error);
        Sdl.SDL_GetWindowSize(window, out width, out height);
        Config config = new Config(Preset.Photos);
        view = new View(config, Window(), new ContentRect { Width = Step * Columns, Height = Step * Rows });
        this.recording = recording;
        if (recording != null) view.BeginRecording(recorded);
    }

    Viewport Window() { return new Viewport { Width = width, Height = height }; }

    void Add(Touch touch)
    {
        if (count == touches.Length) Push();
        touches[count++] = touch;
    }

    void Push()
    {
        int accepted;
        view.TryPushTouches(new ReadOnlySpan<Touch>(touches, 0, count), out accepted);
        count = 0;
    }

    // SDL divides the position in the window by its size less 1.
    void AddFinger(Sdl.Event found, TouchPhase phase)
    {
        Add(new Touch
        {
            Time = found.Timestamp / 1000.0, Id = found.Finger, X = found.FingerX * (double)(width - 1),
            Y = found.FingerY * (double)(height - 1), Phase = phase,
        });
    }

    void AddMouse(Sdl.Event found, TouchPhase phase)
    {
        if (found.Mouse == Sdl.MouseOfTouch) return;
        Add(new Touch
        {
            Time = found.Timestamp / 1000.0, Id = MouseId, X = found.X, Y = found.Y, Phase = phase, Tool = Tool.Mouse,
            Buttons = Buttons.Primary,
        });
    }

    /// <summary>Takes an event. Returns whether the program goes on.</summary>
    bool Take(Sdl.Event found)
    {
        switch (found.Type)
        {
            case Sdl.Quit: return false;
            case Sdl.KeyDown: return found.Key != Sdl.Escape;
            case Sdl.FingerDown: AddFinger(found, TouchPhase.Began); break;
            case Sdl.FingerMotion: AddFinger(found, TouchPhase.Moved); break;
            case Sdl.FingerUp: AddFinger(found, TouchPhase.Ended); break;
            case Sdl.MouseButtonDown:
                if (found.Button == Sdl.LeftButton) AddMouse(found, TouchPhase.Began);
                break;
            case Sdl.MouseMotion:
                if ((found.Held & 1) != 0) AddMouse(found, TouchPhase.Moved);
                break;
            case Sdl.MouseButtonUp:
                if (found.Button == Sdl.LeftButton) AddMouse(found, TouchPhase.Ended);
                break;
            case Sdl.MouseWheel:
                Push();
                view.PushScroll(new Scroll
                {
                    Time = found.Timestamp / 1000.0, X = found.WheelMouseX, Y = found.WheelMouseY,
                    Dy = -120 * (double)found.WheelY, Unit = ScrollUnit.Notch120,
                });
                break;
            case Sdl.WindowEvent:
                Push();
                if (found.Window == Sdl.FocusLost) view.CancelTouches(Math.Max(Now, view.State.Time));
                else if (found.Window == Sdl.SizeChanged)
                {
                    Sdl.SDL_GetWindowSize(window, out width, out height);
                    view.SetViewport(Window());
                }
                break;
        }
        return true;
    }

    static double Now { get { return Sdl.SDL_GetTicks() / 1000.0; } }

    void Draw()
    {
        Transform shown = view.Transform;
        Sdl.SDL_SetRenderDrawColor(renderer, 240, 240, 240, 255);
        Sdl.SDL_RenderClear(renderer);
        for (int row = 0; row < Rows; row++)
            for (int column = 0; column < Columns; column++)
            {
                double size = Step / 5 * 2, x, y;
                shown.ToView(Step * column + (Step - size) / 2, Step * row + (Step - size) / 2, out x, out y);
                size *= shown.Scale;
                Sdl.FRect square = new Sdl.FRect
                    { X = (float)x, Y = (float)y, Width = (float)size, Height = (float)size };
                Sdl.SDL_SetRenderDrawColor(
                    renderer, (byte)(40 + 20 * column % 180), (byte)(40 + 40 * row % 180),
                    (byte)(200 - 160 * ((row + column) % 2)), 255);
                Sdl.SDL_RenderFillRectF(renderer, &square);
            }
        Sdl.SDL_RenderPresent(renderer);
    }

    void Run()
    {
        Sdl.Event found;
        bool goesOn = true;
        while (goesOn)
        {
            Push();
            view.Advance(Math.Max(Now, view.State.Time)); // a touch may be newer than the clock
            view.PollEvents(events);
            Draw();
            if (recording != null)
            {
                recording.Write(recorded, 0, view.FetchRecording());
                recording.Flush();
            }
            double wait = view.State.NextDeadline - Now;
            int milliseconds = wait > 1000 ? -1 /* forever */ : (int)Math.Ceiling(Math.Max(wait, 0.004) * 1000);
            if (Sdl.SDL_WaitEventTimeout(&found, milliseconds) != 0)
                do goesOn = Take(found); while (goesOn && Sdl.SDL_PollEvent(&found) != 0);
        }
        view.Dispose();
        Sdl.SDL_Quit();
    }

    static int Main(string[] arguments)
    {
        string file = arguments.Length == 2 && arguments[0] == "--record" ? arguments[1] : null;
        try
        {
            using (Stream recording = file == null ? null : File.Create(file)) new Viewer(recording).Run();
        }
        catch (IOException error)
        {
            Console.Error.WriteLine("viewer: " + error.Message);
            return 1;
        }
        return 0;
    }
}

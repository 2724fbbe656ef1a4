// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

using System;
using System.Runtime.InteropServices;

namespace TapZoom
{
    // The functions of the header.
    static unsafe partial class Native
    {
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_config_init(Config* config, UIntPtr structSize, Preset preset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_create(Config* config, Viewport* viewport, ContentRect* content,
            IntPtr* view);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_frame(ViewHandle view, double time, Touch* touches, UIntPtr count,
            GestureEvent* events, UIntPtr capacity, FrameResult* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern void tapzoom_destroy(IntPtr view);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_set_viewport(ViewHandle view, Viewport* viewport);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_push_scroll(ViewHandle view, Scroll* scroll, int* consumed);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_cancel_touches(ViewHandle view, double time);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_view_to_content(Transform* transform, double viewX, double viewY,
            double* contentX, double* contentY);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_content_to_view(Transform* transform, double contentX, double contentY,
            double* viewX, double* viewY);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr tapzoom_status_string(Status status);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int tapzoom_version();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_push_touches(ViewHandle view, Touch* touches, UIntPtr count,
            UIntPtr* accepted);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_advance(ViewHandle view, double time);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_poll_events(ViewHandle view, GestureEvent* events, UIntPtr capacity,
            UIntPtr* count);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_get_state(ViewHandle view, ViewState* state);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_get_transform(ViewHandle view, Transform* transform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_get_transform_at(ViewHandle view, double time, Transform* transform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_rebase_time(ViewHandle view, double offset);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_set_transform(ViewHandle view, Transform* transform,
            CommandOptions* options);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_zoom_to(ViewHandle view, double scale, double viewX, double viewY,
            CommandOptions* options);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_zoom_to_rect(ViewHandle view, ContentRect* rect, CommandOptions* options);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_center_on(ViewHandle view, double contentX, double contentY, double scale,
            CommandOptions* options);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_rotate_to(ViewHandle view, double rotation, double viewX, double viewY,
            CommandOptions* options);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_fit(ViewHandle view, CommandOptions* options);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_pan_by(ViewHandle view, double dx, double dy, CommandOptions* options);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_zoom_by(ViewHandle view, double factor, double viewX, double viewY,
            CommandOptions* options);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_rotate_by(ViewHandle view, double angle, double viewX, double viewY,
            CommandOptions* options);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_step(ViewHandle view, Steps action, CommandOptions* options);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_get_actions(ViewHandle view, Steps* actions);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_set_velocity(ViewHandle view, Velocity* velocity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_stop_motion(ViewHandle view);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_config_check(Config* config, IntPtr* field);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_set_config(ViewHandle view, Config* config, CommandOptions* options);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_get_config(ViewHandle view, Config* config);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_set_content(ViewHandle view, ContentRect* content, Keep keep);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_get_content(ViewHandle view, ContentRect* content);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_get_viewport(ViewHandle view, Viewport* viewport);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_get_target_transform(ViewHandle view, Transform* transform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_get_velocity(ViewHandle view, Velocity* velocity);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_get_overscroll(ViewHandle view, Overscroll* overscroll);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_get_scale_range(ViewHandle view, double* min, double* max,
            double* fitted);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_get_visible_rect(ViewHandle view, Transform* transform,
            ContentRect* rect);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_get_pan_range(ViewHandle view, Transform* transform, ContentRect* rect);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_get_raster_scale(ViewHandle view, double* scale);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_get_raster_transform(ViewHandle view, Transform* transform,
            Transform* residual);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_get_smart_zoom(ViewHandle view, ContentRect* block, double contentX,
            double contentY, double maxScale, Transform* transform);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_transform_compose(Transform* outer, Transform* inner, Transform* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_transform_invert(Transform* transform, Transform* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_transform_interpolate(Transform* from, Transform* to, double t,
            Transform* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_transform_to_affine(Transform* transform, double* matrix);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_transform_to_matrix(Transform* transform, double originX, double originY,
            float* matrix);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_get_contact_owner(ViewHandle view, long id, ContactOwner* owner);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_set_contact_owner(ViewHandle view, long id, ContactOwner owner);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_get_contacts(ViewHandle view, Contact* contacts, UIntPtr capacity,
            UIntPtr* count);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_pen_near(ViewHandle view, double time);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_set_pager_offset(ViewHandle view, double x, double y);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern UIntPtr tapzoom_view_size();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_create_at(byte* memory, UIntPtr size, Config* config, Viewport* viewport,
            ContentRect* content, IntPtr* view);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_save_state(ViewHandle view, byte* memory, UIntPtr capacity,
            UIntPtr* size);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_load_state(ViewHandle view, byte* bytes, UIntPtr size);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_begin_recording(ViewHandle view, byte* memory, UIntPtr size);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_fetch_recording(ViewHandle view, UIntPtr* count);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_end_recording(ViewHandle view);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern Status tapzoom_replay(ViewHandle view, byte* bytes, UIntPtr size, UIntPtr* accepted,
            RecordEntry* entry, GestureEvent* events);
    }
}

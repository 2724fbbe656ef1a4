// SPDX-License-Identifier: MIT

// Package zoom turns touches into a zoom transform and gesture events, with libtapzoom. Its header tapzoom.h has the
// meaning of all values.
package zoom

/*
#cgo pkg-config: tapzoom
#include <tapzoom.h>

// Go allocates when it checks a pointer to a struct that the header does not define, but not for an address.
static tapzoom_status run_frame(uintptr_t view, double time, const tapzoom_touch *touches, size_t touch_count,
                                tapzoom_event *events, size_t event_capacity, tapzoom_frame_result *result) {
    return tapzoom_frame((tapzoom_view *)view, time, touches, touch_count, events, event_capacity, result);
}
*/
import "C"

import (
	"errors"
	"unsafe"
)

// ErrClosed is the error of a call after Close.
var ErrClosed = errors.New("the view is closed")

// Error is a call that the library refused.
type Error struct {
	Status   int    // TAPZOOM_ERROR_*
	Field    string // The first wrong setting of a config, such as "double_tap_time".
	Accepted int    // Touches that the view took before the bad one.
}

func (e *Error) Error() string {
	text := C.GoString(C.tapzoom_status_string(C.tapzoom_status(e.Status)))
	if e.Field != "" {
		return e.Field + ": " + text
	}
	return text
}

// Constants of the header. Add those that you need.
const (
	Photos        = C.TAPZOOM_PRESET_PHOTOS
	Maps          = C.TAPZOOM_PRESET_MAPS
	Began         = C.TAPZOOM_TOUCH_BEGAN
	Moved         = C.TAPZOOM_TOUCH_MOVED
	Ended         = C.TAPZOOM_TOUCH_ENDED
	Cancelled     = C.TAPZOOM_TOUCH_CANCELLED
	DoubleTap     = C.TAPZOOM_EVENT_DOUBLE_TAP
	Pinch         = C.TAPZOOM_EVENT_PINCH
	PhaseBegan    = C.TAPZOOM_PHASE_BEGAN
	EventCapacity = C.TAPZOOM_EVENT_CAPACITY // The events of a slice for Frame.
)

// Config, Touch and Event hold nothing but the C struct, so that a slice of them is an array of C. Add a method for
// each field that you need.
type (
	Config struct{ c C.tapzoom_config }
	Touch  struct{ c C.tapzoom_touch }
	Event  struct{ c C.tapzoom_event }
)

// NewConfig returns the settings of a preset.
func NewConfig(preset int) (Config, error) {
	var config Config
	status := C.tapzoom_config_init(&config.c, C.sizeof_tapzoom_config, C.int32_t(preset))
	return config, failure(status, 0)
}

// SetDoubleTapTime sets the longest time between two taps, seconds.
func (c *Config) SetDoubleTapTime(seconds float64) { c.c.double_tap_time = C.double(seconds) }

// NewTouch returns a touch of a finger, at a time in seconds and a place in view units.
func NewTouch(time float64, id int64, phase int, x, y float64) Touch {
	return Touch{C.tapzoom_touch{time: C.double(time), id: C.int64_t(id), phase: C.int32_t(phase), x: C.double(x),
		y: C.double(y)}}
}

func (e *Event) Kind() int      { return int(e.c.kind) }
func (e *Event) Phase() int     { return int(e.c.phase) }
func (e *Event) Time() float64  { return float64(e.c.time) }
func (e *Event) Scale() float64 { return float64(e.c.scale) }

// Transform maps a content point p to the view point Scale * p + (X, Y), rotated by Rotation radians.
type Transform struct{ Scale, X, Y, Rotation float64 }

// View is content in a viewport. It belongs to one goroutine at a time.
type View struct {
	c      *C.tapzoom_view
	result C.tapzoom_frame_result // Here, because a local variable whose address C gets is allocated in each call.
}

// New creates a view. Close frees it.
func New(config *Config, width, height, contentWidth, contentHeight float64) (*View, error) {
	viewport := C.tapzoom_viewport{width: C.double(width), height: C.double(height)}
	content := C.tapzoom_rect{width: C.double(contentWidth), height: C.double(contentHeight)}
	view := &View{}
	status := C.tapzoom_create(&config.c, &viewport, &content, &view.c)
	if status == C.TAPZOOM_OK {
		return view, nil
	}
	refused := &Error{Status: int(status)}
	var field *C.char
	if C.tapzoom_config_check(&config.c, &field) == status {
		refused.Field = C.GoString(field)
	}
	return nil, refused
}

// Close frees the view. A second call does nothing.
func (v *View) Close() {
	C.tapzoom_destroy(v.c)
	v.c = nil
}

// Frame pushes touches, advances the view to a time in seconds, and writes the events of the frame into a slice. It
// returns the transform to draw with, and the number of events.
func (v *View) Frame(time float64, touches []Touch, events []Event) (Transform, int, error) {
	if v.c == nil {
		return Transform{}, 0, ErrClosed
	}
	var pushed *C.tapzoom_touch
	if len(touches) > 0 {
		pushed = &touches[0].c
	}
	var polled *C.tapzoom_event
	if len(events) > 0 {
		polled = &events[0].c
	}
	address := C.uintptr_t(uintptr(unsafe.Pointer(v.c)))
	status := C.run_frame(address, C.double(time), pushed, C.size_t(len(touches)), polled, C.size_t(len(events)),
		&v.result)
	shown := &v.result.transform
	return Transform{float64(shown.scale), float64(shown.x), float64(shown.y), float64(shown.rotation)},
		int(v.result.event_count), failure(status, int(v.result.accepted))
}

func failure(status C.tapzoom_status, accepted int) error {
	if status == C.TAPZOOM_OK {
		return nil // Not a nil *Error, which would be an error.
	}
	return &Error{Status: int(status), Accepted: accepted}
}

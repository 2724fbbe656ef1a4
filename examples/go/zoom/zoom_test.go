// SPDX-License-Identifier: MIT

package zoom

import (
	"errors"
	"math"
	"testing"
)

func maps(t testing.TB) (*Config, *View) {
	config, err := NewConfig(Maps)
	if err != nil {
		t.Fatal(err)
	}
	view, err := New(&config, 800, 600, 4000, 3000)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(view.Close)
	return &config, view
}

func TestAFrameAllocatesNothing(t *testing.T) {
	_, view := maps(t)
	touches, events := make([]Touch, 0, 2), make([]Event, EventCapacity)
	frame, phase := 0, Began
	allocated := testing.AllocsPerRun(100000, func() {
		now, spread := float64(frame)/60, float64(frame%100)
		touches = append(touches[:0], NewTouch(now, 1, phase, 300-spread, 300), NewTouch(now, 2, phase, 500+spread, 300))
		frame, phase = frame+1, Moved
		if _, _, err := view.Frame(now, touches, events); err != nil {
			t.Fatal(err)
		}
	})
	if allocated != 0 {
		t.Errorf("a frame allocates %v times", allocated)
	}
}

func TestErrorsSayWhatIsWrong(t *testing.T) {
	config, view := maps(t)
	config.SetDoubleTapTime(math.NaN())
	_, err := New(config, 800, 600, 4000, 3000)
	var refused *Error
	if !errors.As(err, &refused) || refused.Field != "double_tap_time" {
		t.Errorf("a wrong setting: %v", err)
	}
	touches := []Touch{NewTouch(0, 1, Began, 1, 1), NewTouch(0, 2, 0, 1, 1)}
	_, _, err = view.Frame(0, touches, nil)
	if !errors.As(err, &refused) || refused.Accepted != 1 || refused.Field != "" {
		t.Errorf("a touch without a phase: %v", err)
	}
	if _, err := NewConfig(-1); err == nil {
		t.Error("there is no such preset")
	}
}

func TestAClosedViewIsAnError(t *testing.T) {
	_, view := maps(t)
	view.Close()
	view.Close()
	if _, _, err := view.Frame(0, nil, nil); err != ErrClosed {
		t.Errorf("a frame after Close: %v", err)
	}
}

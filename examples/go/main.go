// SPDX-License-Identifier: MIT

// The program pinches a map, and prints its scale.
package main

import (
	"fmt"
	"log"

	"tapzoom.example/zoom"
)

func main() {
	config, err := zoom.NewConfig(zoom.Maps)
	if err != nil {
		log.Fatal(err)
	}
	view, err := zoom.New(&config, 800, 600, 4000, 3000)
	if err != nil {
		log.Fatal(err)
	}
	defer view.Close()

	touches := make([]zoom.Touch, 0, 32) // once for all frames
	events := make([]zoom.Event, zoom.EventCapacity)
	for frame := 0; frame < 60; frame++ {
		now := float64(frame) / 60
		phase, spread := zoom.Moved, 100.0
		if frame == 0 {
			phase = zoom.Began
		}
		if frame < 6 {
			spread = 0
		}
		touches = append(touches[:0], // since the last frame
			zoom.NewTouch(now, 1, phase, 300-spread, 300),
			zoom.NewTouch(now, 2, phase, 500+spread, 300))
		shown, count, err := view.Frame(now, touches, events)
		if err != nil {
			log.Fatal(err)
		}
		for i := range events[:count] {
			if event := &events[i]; event.Kind() == zoom.Pinch && event.Phase() == zoom.PhaseBegan {
				fmt.Printf("a pinch begins at %.3f s\n", event.Time())
			}
		}
		if frame == 59 {
			fmt.Printf("scale %.4f, content at (%.1f, %.1f)\n", shown.Scale, shown.X, shown.Y)
		}
	}
}

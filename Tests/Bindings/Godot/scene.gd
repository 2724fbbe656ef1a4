# SPDX-License-Identifier: MIT
# Packs a TapZoomCamera2D whose settings are partly those of Maps, partly those of Photos and partly others, and loads
# the scene.
extends SceneTree


func _init():
	var camera = Camera2D.new()
	camera.set_script(load("res://addons/tapzoom/TapZoomCamera2D.gdns"))
	var photos = camera.get_config()
	camera.preset = 1
	camera.content = Rect2(0, 0, 4000, 3000)
	camera.double_tap = photos.double_tap
	camera.zoom_step = photos.zoom_step
	camera.two_finger_tap = photos.two_finger_tap
	camera.double_tap_time = 0.6
	camera.tap_debounce_time = 0.5
	camera.fling_max_speed = 50000
	camera.fling_min_speed = 30000
	camera.max_scale = {"fit": camera.fit, "factor": 4.0}
	camera.levels = [{"fit": 1, "factor": 2.0}]
	var scene = PackedScene.new()
	scene.pack(camera)
	ResourceSaver.save("res://saved.tscn", scene)
	var loaded = ResourceLoader.load("res://saved.tscn", "", true).instance()
	var before = [var2str(camera.get_config()), camera.content]
	print("the same: ", before == [var2str(loaded.get_config()), loaded.content])
	loaded.free()
	camera.free()
	quit()

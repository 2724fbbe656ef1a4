# SPDX-License-Identifier: MIT
# A town of houses. Fingers, the mouse and the wheel move the camera; a tap names a house.
#
#     godot3 --path . [--slop=POINTS] [--record=FILE]
extends Node2D

const TapZoom = preload("res://addons/tapzoom/constants.gd")
const STREETS = 5
const HOUSES = 8

onready var camera = $Camera
var recording = ""


func _ready():
	process_priority = 1  # after the camera, so that a frame is recorded as a whole
	camera.points_per_unit = 160.0 / OS.get_screen_dpi()
	for argument in OS.get_cmdline_args():
		if argument.begins_with("--slop="):
			camera.pan_slop = float(argument.trim_prefix("--slop="))
			camera.pinch_slop = float(argument.trim_prefix("--slop="))
		elif argument.begins_with("--record="):
			record(argument.trim_prefix("--record="))
	for street in STREETS:
		for house in HOUSES:
			build(street, house)
	camera.connect("tap_event", self, "_on_tap")


func build(street, house):
	var image = Image.new()
	image.create(80, 80, false, Image.FORMAT_RGB8)
	image.fill(Color8(40 + 20 * house, 40 + 40 * street % 180, 200 - 160 * ((street + house) % 2)))
	var texture = ImageTexture.new()
	texture.create_from_image(image, 0)
	var sprite = Sprite.new()
	sprite.texture = texture
	sprite.position = Vector2(100 + 200 * house, 100 + 200 * street)
	add_child(sprite)


func _on_tap(event):
	var house = Vector2(event.content_x, event.content_y) / 200
	$Bar/Label.text = "House %d in street %d" % [int(house.x) + 1, int(house.y) + 1]


func _unhandled_key_input(event):
	if not event.pressed:
		return
	var middle = get_viewport_rect().size / 2
	match event.scancode:
		KEY_ESCAPE:
			get_tree().quit()
		KEY_PLUS, KEY_EQUAL:
			camera.zoom_by(1.5, middle.x, middle.y, {"animated": 1})
		KEY_MINUS:
			camera.zoom_by(1 / 1.5, middle.x, middle.y, {"animated": 1})
		KEY_0:
			camera.fit_view({"animated": 1, "curve": TapZoom.CURVE_EASE_OUT})


# ---- A recording shows what happened, for a bug report.

func record(path):
	var file = File.new()
	if file.open(path, File.WRITE) == OK and camera.begin_recording() == TapZoom.OK:
		recording = path
	else:
		push_error("cannot record to " + path)
	file.close()


func _process(_delta):
	if recording == "":
		return
	var bytes = camera.fetch_recording()
	if bytes.size() == 0:
		return
	var file = File.new()
	file.open(recording, File.READ_WRITE)
	file.seek_end()
	file.store_buffer(bytes)
	file.close()

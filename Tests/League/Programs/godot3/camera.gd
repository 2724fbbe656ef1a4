# SPDX-License-Identifier: MIT
# A camera with the usual touch script: one finger drags it, two fingers zoom. Prints the place of the picture in each
# frame.
extends Camera2D

var touches = {}
var start_distance
var start_zoom

func _ready():
	var image = Image.new()
	image.load(OS.get_cmdline_args()[-1])
	var texture = ImageTexture.new()
	texture.create_from_image(image)
	$"../Picture".texture = texture
	limit_left = -image.get_width() / 2
	limit_right = image.get_width() / 2
	limit_top = -image.get_height() / 2
	limit_bottom = image.get_height() / 2
	var size = get_viewport_rect().size
	zoom = Vector2.ONE * max(image.get_width() / size.x, image.get_height() / size.y)

func _unhandled_input(event):
	if event is InputEventScreenTouch:
		if event.pressed:
			touches[event.index] = event.position
		else:
			touches.erase(event.index)
		if touches.size() == 2:
			start_distance = distance()
			start_zoom = zoom
	elif event is InputEventScreenDrag:
		touches[event.index] = event.position
		if touches.size() == 1:
			position -= event.relative * zoom
		elif touches.size() == 2:
			zoom = start_zoom * start_distance / distance()

func distance():
	var places = touches.values()
	return places[0].distance_to(places[1])

func _process(_delta):
	force_update_scroll()
	var picture = $"../Picture"
	var place = picture.get_global_transform_with_canvas()
	var corner = place.xform(-picture.texture.get_size() / 2)
	print(to_json({"time": OS.get_ticks_usec() / 1e6, "scale": place.get_scale().x,
			"angle": rad2deg(place.get_rotation()), "x": corner.x, "y": corner.y}))

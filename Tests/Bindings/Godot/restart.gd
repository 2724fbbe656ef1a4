# SPDX-License-Identifier: MIT
# A game restores a place with the functions of place.gd.
extends SceneTree


func _init():
	var game = load("res://place.gd").new()
	var camera = Camera2D.new()
	camera.name = "Camera"
	camera.set_script(load("res://addons/tapzoom/TapZoomCamera2D.gdns"))
	camera.content = Rect2(0, 0, 4000, 3000)
	game.add_child(camera)
	get_root().add_child(game)
	camera.zoom_to(0.7, 100, 50)
	var saved = game.place()
	var before = camera.get_view_transform()
	camera.fit_view()
	var between = camera.get_view_transform()
	game.go_to(saved)
	var after = camera.get_view_transform()
	print("restored: ", between.scale != before.scale and after.scale == before.scale
			and abs(after.x - before.x) < 1e-9 and abs(after.y - before.y) < 1e-9)
	game.queue_free()
	quit()

# SPDX-License-Identifier: MIT
# Plays the steps of in.var on a TapZoomCamera2D, and writes the results and the transforms to out.var. A step is a name
# and a value: an Array calls a method, and any other value sets a property.
extends SceneTree


func _init():
	var file = File.new()
	file.open("res://in.var", File.READ)
	var steps = bytes2var(file.get_buffer(file.get_len()))
	file.close()
	var camera = load("res://addons/tapzoom/TapZoomCamera2D.gdns").new()
	var results = []
	for step in steps:
		if step[1] is Array:
			results.append([camera.callv(step[0], step[1]), camera.get_view_transform()])
		else:
			camera.set(step[0], step[1])
			results.append([camera.get(step[0]), camera.get_view_transform()])
	camera.free()
	file.open("res://out.var", File.WRITE)
	file.store_buffer(var2bytes(results))
	file.close()
	quit()

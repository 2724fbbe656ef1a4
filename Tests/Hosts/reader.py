# SPDX-License-Identifier: MIT
"""A screen reader without a voice: what a program tells it through AT-SPI, as lines of JSON.

    /usr/bin/python3 reader.py

It prints {"said": TEXT, "name": NAME} for each changed description. For each line of its input, such as {"name": NAME,
"action": ACTION}, it does an action of the program, and prints {"done": true or false}. {} prints {"tree": NODES}. It
needs the bus of DBUS_SESSION_BUS_ADDRESS, and Debian's Python, which has the bindings.
"""

import json
import select
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


def write(line):
    print(json.dumps(line), flush=True)


def nodes(node):
    """A node and all below it."""
    if node is not None:
        yield node
        for index in range(node.get_child_count()):
            yield from nodes(node.get_child_at_index(index))


def named():
    """All nodes with a name, of all programs."""
    return [node for node in nodes(Atspi.get_desktop(0)) if node.get_name()]


def actions(node):
    """The names of its actions. GTK counts those of a label that are off, and then knows no names."""
    iface = node.get_action_iface()
    try:
        return [Atspi.Action.get_action_name(iface, index) for index in range(iface.get_n_actions())] if iface else []
    except GLib.GError:
        return []


def described(node):
    return {"name": node.get_name(), "role": node.get_role_name(), "description": node.get_description(),
            "sensitive": node.get_state_set().contains(Atspi.StateType.SENSITIVE), "actions": actions(node)}


def answer(question):
    if not question:
        return {"tree": [described(node) for node in named()]}
    for node in named():
        if node.get_name() == question["name"] and question["action"] in actions(node):
            iface = node.get_action_iface()
            return {"done": Atspi.Action.do_action(iface, actions(node).index(question["action"]))}
    return {"done": False}


def look_for_input():
    """Called often: a watch of the input by GLib would not run beside Atspi's own loop."""
    while select.select([sys.stdin], [], [], 0)[0]:
        line = sys.stdin.readline()
        if not line:
            Atspi.event_quit()
            return False
        write(answer(json.loads(line)))
    return True


def on_event(event):
    write({"said": event.source.get_description(), "name": event.source.get_name()})


Atspi.init()
LISTENER = Atspi.EventListener.new(on_event)
LISTENER.register("object:property-change:accessible-description")
GLib.timeout_add(20, look_for_input)
write({"ready": True})
Atspi.event_main()

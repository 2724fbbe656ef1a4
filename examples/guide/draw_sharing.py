# SPDX-License-Identifier: MIT
"""Draws the pictures of owners.md and pages.md, from runs of the library: python3 draw_sharing.py [FOLDER]

The same bytes every time.
"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "bindings" / "python"))

import tapzoom  # noqa: E402
from tapzoom import picture  # noqa: E402
from tapzoom.picture import ACCENT, FAINT, FINGERS, GLASS, LINE, SOFT  # noqa: E402

WIDTH, LEFT, RIGHT = 640, 190, 612

# ---- Owners ---------------------------------------------------------------------------------------------------------

VIEW, HOST, UNDECIDED = FINGERS[0], FINGERS[1], "#9aa1a9"
CALLS = {"host": "claim", "view": "release"}
OWNERS = {"view": VIEW, "host": HOST, "undecided": UNDECIDED}
STEP, LAST = 0.01, 0.45  # seconds
BAR, BAR_GAP, ROW_GAP = 12, 5, 30

#: Settings, and contacts as (landing, lift, tool); a claim or a release as (time, owner) of the first contact.
ROWS = (
    ("one finger", {"min_pan_contacts": 2}, [(0, 0.42, "finger")], []),
    ("two fingers", {"min_pan_contacts": 2}, [(0, 0.38, "finger"), (0.1, 0.42, "finger")], []),
    ("a late second finger", {"min_pan_contacts": 2}, [(0, 0.38, "finger"), (0.22, 0.42, "finger")], []),
    ("a pen, then a finger", {"min_pan_contacts": 2, "host_tools": ["pen"]}, [(0, 0.42, "pen"), (0.1, 0.3, "finger")],
     []),
    ("claim, release", {"min_pan_contacts": 1}, [(0, 0.42, "finger")], [(0.12, "host"), (0.28, "view")]),
)


def owners_over_time(settings, contacts, changes):
    """For each contact the owner at each step in which it is down, as the library reports it."""
    found = [[] for _ in contacts]
    with tapzoom.View((400, 600), (800, 1200), preset="photos", **settings) as view:
        for step in range(round(LAST / STEP) + 1):
            time = step * STEP
            for index, (landing, lift, tool) in enumerate(contacts):
                for at, phase in ((landing, "began"), (lift, "ended")):
                    if step == round(at / STEP):
                        view.push_touch(time, index, phase, 100 + 100 * index, 300, tool=tool)
            view.advance(time)
            for at, owner in changes:
                if step == round(at / STEP):
                    view.set_contact_owner(0, owner)
            for index, (landing, lift, _) in enumerate(contacts):
                if round(landing / STEP) <= step < round(lift / STEP):
                    found[index].append((time, str(view.contact_owner(index))))
    return found


def spans(owners):
    """(begin, end, owner) of the times in which the owner stays the same."""
    result = []
    for time, owner in owners:
        if result and result[-1][2] == owner:
            result[-1][1] = time + STEP
        else:
            result.append([time, time + STEP, owner])
    return result


def draw_owners():
    canvas = picture.Canvas(WIDTH)

    def x_of(time):
        return LEFT + time / LAST * (RIGHT - LEFT)

    top = 54.0
    bottom = top + sum(len(row[2]) * (BAR + BAR_GAP) + ROW_GAP for row in ROWS) - ROW_GAP + 4
    for tenth in range(5):
        canvas.line(x_of(tenth / 10), 44, x_of(tenth / 10), bottom, FAINT)
        label = "0" if tenth == 0 else f"{tenth / 10:g} s"
        canvas.text(x_of(tenth / 10), bottom + 16, label, "s", "middle")
    draw_legend(canvas)
    for name, settings, contacts, changes in ROWS:
        found = owners_over_time(settings, contacts, changes)
        canvas.text(22, top + 10, name)
        canvas.text(22, top + 25, f"min_pan_contacts {settings['min_pan_contacts']}", "s")
        for index, owners in enumerate(found):
            y = top + index * (BAR + BAR_GAP)
            parts = spans(owners)
            for begin, end, owner in parts:
                canvas.add("rect", x=x_of(begin), y=y, width=x_of(end) - x_of(begin), height=BAR, fill=OWNERS[owner])
            for (_, end, _), (_, _, after) in zip(parts, parts[1:]):
                draw_event(canvas, x_of(end), y, CALLS[after] if changes else "OWNER")
        top += len(found) * (BAR + BAR_GAP) + ROW_GAP
    return canvas.svg(bottom + 28, "Owners of contacts over time")


def draw_legend(canvas):
    x = float(LEFT)
    for owner, color in OWNERS.items():
        canvas.add("rect", x=x, y=18, width=BAR, height=BAR, fill=color)
        canvas.text(x + 18, 28, owner.upper())
        x += 130


def draw_event(canvas, x, y, name):
    canvas.line(x, y - 4, x, y + BAR, picture.INK, stroke_width=1.5)
    canvas.text(x + 3, y - 2, name, "s", style="font-size:10px")


# ---- Pages ----------------------------------------------------------------------------------------------------------

PLOT = tapzoom.Rect(62, 46, 550, 210)
ROOM = 100  # view units that the content can still move
FRAME = 1 / 60


def drag():
    """The place of the finger at each frame: 260 to the left, a rest, and 200 back."""
    ways = [(0, 0.0), (36, -260.0), (48, -260.0), (78, -60.0), (108, -60.0)]
    for (a, x1), (b, x2) in zip(ways, ways[1:]):
        for frame in range(a, b):
            yield frame, x1 + (x2 - x1) * (frame - a) / (b - a)
    yield ways[-1]


def travel():
    """(time, finger, content, unused) of each frame, in view units to the left."""
    config = {"preset": "photos", "pager_edges": tapzoom.Limit.RIGHT, "pan_slop": 0}
    with tapzoom.View((400, 600), (400, 600), **config) as view:
        view.set_transform((2, 0, -400 + ROOM, -300))
        view.poll_events()
        start, unused = view.transform.x, 0.0
        for frame, x in drag():
            view.push_touch(frame * FRAME, 1, "began" if frame == 0 else "moved", 380 + x, 300)
            view.advance(frame * FRAME)
            for event in view.poll_events():
                if event.kind == tapzoom.EventKind.PAN:
                    unused += event.unconsumed.x
            yield frame * FRAME, -x, start - view.transform.x, -unused


def draw_pages():
    canvas = picture.Canvas(WIDTH)
    rows = list(travel())
    for _, finger, content, unused in rows:
        assert abs(finger - content - unused) < 1e-9
    end, most = rows[-1][0], 300

    def place(time, value):
        return PLOT.x + time / end * PLOT.width, PLOT.y + PLOT.height - value / most * PLOT.height

    canvas.add("rect", x=PLOT.x, y=PLOT.y, width=PLOT.width, height=PLOT.height, fill=GLASS, stroke=LINE)
    for value in range(0, most + 1, 100):
        x, y = place(0, value)
        canvas.line(x, y, x + PLOT.width, y, FAINT)
        canvas.text(x - 6, y + 4, f"{value}", "s", "end")
    for tenths in range(0, 19, 2):
        canvas.text(place(tenths / 10, 0)[0], PLOT.y + PLOT.height + 17, f"{tenths / 10:g}", "s", "middle")
    canvas.text(PLOT.x + PLOT.width, PLOT.y + PLOT.height + 33, "seconds", "s", "end")
    canvas.text(PLOT.x - 40, 30, "travel to the left, view units", "s")
    inner = [place(time, content) for time, _, content, _ in rows]
    outer = [place(time, finger) for time, finger, _, _ in rows]
    base = [place(end, 0), place(0, 0)]
    canvas.add("polygon", points=picture.joined([*inner, *base]), fill=FINGERS[0], fill_opacity="0.28")
    canvas.add("polygon", points=picture.joined([*outer, *reversed(inner)]), fill=ACCENT, fill_opacity="0.28")
    canvas.path(inner, FINGERS[0], stroke_width=2)
    canvas.path(outer, picture.INK, stroke_width=2.5)
    label(canvas, place(0.52, 278), "finger", picture.INK)
    label(canvas, place(0.7, 170), "unused: the pager", ACCENT)
    label(canvas, place(0.7, 45), "content", FINGERS[0])
    notes = ((0.25, 125, "edge", "end"), (1.19, 118, "home: the content moves", "start"))
    for time, value, text, anchor in notes:
        x, y = place(time, value)
        canvas.text(x, y, text, "s", anchor)
    return canvas.svg(PLOT.y + PLOT.height + 46, "The finger moves the content, then the pager")


def label(canvas, point, text, color):
    canvas.text(point[0], point[1], text, "", "middle", fill=color, style="font-weight:600")


def main(folder):
    for name, draw in (("sharing-owners.svg", draw_owners), ("sharing-pages.svg", draw_pages)):
        (Path(folder) / name).write_text(draw(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else HERE)

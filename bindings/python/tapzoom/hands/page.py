# SPDX-License-Identifier: MIT
"""The page of a run: the film, and the screens of each hand."""

from html import escape
from pathlib import Path
from typing import List, NamedTuple, Sequence
from urllib.parse import quote

from .fingers import Script
from .named import Hand

PICTURES = ("before", "during", "after")
SLOW = 4  # how often the film is slower than the fingers
GENERATOR = '<meta name="generator" content="tapzoom hands">'
_STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.45 system-ui, sans-serif; margin: 0 auto; max-width: 1240px; padding: 16px; }
h1 { font-size: 1.5em; overflow-wrap: anywhere; } h2 { margin: 1.6em 0 0.2em; } p { margin: 0.3em 0; max-width: 110ch; }
video, img { display: block; height: auto; max-width: 100%; border: 1px solid #8888; box-sizing: border-box; }
video { max-height: 75vh; }
.screens { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); }
figure { margin: 0.5em 0; } figcaption { opacity: 0.75; font-size: 0.85em; }
pre { background: #8882; overflow-x: auto; padding: 8px; } nav a { margin-right: 0.8em; white-space: nowrap; }
"""
# A link of class "play" plays the film from that second.
_SCRIPT = """
document.addEventListener("click", event => {
  const link = event.target.closest(".play"), film = document.querySelector("video");
  if (!link) return;
  event.preventDefault();
  film.currentTime = link.dataset.at;
  film.play();
  film.scrollIntoView({block: "nearest"});
});
"""


class Shot(NamedTuple):
    """A hand that was played, in pixels of the screen; its begin and end by time.time(), and what the screen did."""

    hand: Hand
    script: Script
    began: float
    ended: float
    outcome: str


def write(folder: Path, command: str, shots: Sequence[Shot], begins: List[float], failure: str, slow: bool) -> None:
    """Writes index.html. `command`: the program and its arguments. `failure`: why there are no more hands."""
    speed = f" The film runs at 1/{SLOW} of the speed of the fingers." if slow else ""
    parts = [
        "<!doctype html>", '<html lang="en">', '<meta charset="utf-8">', GENERATOR,
        '<meta name="viewport" content="width=device-width">', f"<title>{escape(command)} under fingers</title>",
        f"<style>{_STYLE}</style>", f"<h1>{escape(command)}</h1>",
        f"<p>Simulated fingers on a touchscreen of 10 pixels a millimeter.{speed} A filled circle is a finger that is "
        "down, a ring one that has lifted.</p>"]
    if failure:
        parts.append(f"<pre>{escape(failure)}</pre>")
    if shots:
        links = (f'<a class="play" data-at="{at:.2f}" href="#{quote(shot.hand.name)}">{escape(shot.hand.name)}</a>'
                 for shot, at in zip(shots, begins))
        parts += ['<video src="film.mp4" controls muted playsinline></video>', f"<nav>Play {' '.join(links)}</nav>"]
    for shot, at in zip(shots, begins):
        parts += _section(shot, at)
    parts.append(f"<script>{_SCRIPT}</script>\n")
    (folder / "index.html").write_text("\n".join(parts), encoding="utf-8")


def _section(shot: Shot, at: float) -> List[str]:
    hand, name = shot.hand, escape(shot.hand.name)
    right = f"<p><b>Right:</b> {escape(hand.right)}</p>" if hand.right else ""
    file = quote(hand.name)
    figures = (
        f'<figure><a class="play" data-at="{at:.2f}" href="{file}-{when}.jpg"><img src="{file}-{when}.jpg" '
        f'alt="The screen {when} {name}" loading="lazy"></a><figcaption>{when}</figcaption></figure>'
        for when in PICTURES)
    return [f'<h2 id="{name}">{name}</h2>', f"<p>{escape(hand.does)}</p>", right,
            f"<p><b>Here:</b> {escape(shot.outcome)}</p>", f'<div class="screens">{"".join(figures)}</div>']

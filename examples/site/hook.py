# SPDX-License-Identifier: MIT
"""Gathers the pages of the repository for MkDocs. They are in many folders, and link to folders and sources too."""

import json
import os
import re
import sys
from fnmatch import fnmatch
from pathlib import Path

from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path[:0] = [str(ROOT / "bindings"), str(ROOT / "bindings/release")]

from generator import reference  # noqa: E402
from generator.description import load  # noqa: E402
from release import VERSION, tracked  # noqa: E402

INDEX, GUIDE, REFERENCE = "examples/site/index.md", "examples/guide/README.md", "reference/index.md"
PAGES = (INDEX, "examples/site/languages.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "*/README.md",
         "*/*/README.md", "examples/guide/*.md", "bindings/*/*.md", "bindings/csharp/unity/*.md",
         "bindings/rust/*/README.md", "bindings/godot/addon/*.md", "bindings/c/dist/release/*.md")
#: Pictures that no link of a page names.
PICTURES = ("examples/pictures/film.mp4", "examples/pictures/film-poster.webp", "examples/web/icon.svg")
PICTURE = (".svg", ".png", ".webp", ".avif", ".gif", ".mp4")
#: The pages that the search knows, with their weights; the first pattern counts.
SEARCHED = {REFERENCE: 1, "bindings/godot/addon/*": 0, "bindings/release/*": 0, "bindings/c/dist/*": 0,
            "bindings/csharp/release.md": 0, "bindings/README.md": 0, "examples/guide/*": 4, "bindings/*": 2,
            "examples/*": 1, "SECURITY.md": 1, "Tests/Benchmarks/README.md": 1}
#: The folder of pages in which the version is filled in.
TEMPLATES = "bindings/c/dist/release/"
#: The page of a release, whose table its files fill in.
UNFINISHED = "bindings/release/files.md"
#: Files of the repository in whose place the site has another page, without their anchors.
REPLACED = {"README.md": INDEX, "include/tapzoom.h": REFERENCE}

LINK = re.compile(r"\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]+)?")
CODE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
FENCE = re.compile(r"^```(\w+) (\S+)$", re.MULTILINE)
#: A block of code that shows a whole file.
WHOLE = re.compile(r"^( *)```(\w+) (\S+/\S+)\n\1```$", re.MULTILINE)
COMMENTS = re.compile(r"^(?:<!--.*?-->\n)+")
NAME = re.compile(r"(<(?:a|h[1-6])\b.*?</(?:a|h[1-6])>)|<code>(\w+?_[\w.]+?)(?:\(\)|\*)?</code>", re.DOTALL)

HEADER = reference.page(load())
ANCHORS = set(re.findall(r'(?:<a id="|\{ #)([\w.]+)(?:">| \})', HEADER))


def on_config(config):
    """The navigation of the guide is the index of the guide."""
    for section in config.nav:
        if "guide" in section.values():
            section["Guide"] = [GUIDE, *chapters()]
    return config


def chapters():
    """The sections of the guide's index that are lists of links, and their pages."""
    _, *parts = re.split(r"^## (.+)\n", (ROOT / GUIDE).read_text("utf-8"), flags=re.MULTILINE)
    for title, text in zip(parts[::2], parts[1::2]):
        links = re.findall(r"^[-*] \[(.+?)\]\(([^)#\s]+)", text, re.MULTILINE)
        pages = [{name: site_page(os.path.normpath(f"examples/guide/{target}"))} for name, target in links]
        if pages:
            yield {title: pages}


def on_files(files, config):
    """The pages and pictures of the repository, under their paths in it, so that their links hold."""
    made = {REFERENCE: HEADER}
    paths = dict.fromkeys(path for pattern in PAGES + PICTURES for path in sorted(ROOT.glob(pattern)))
    names = [path.relative_to(ROOT).as_posix() for path in paths]
    names = [name for name in names if name != UNFINISHED and not name.startswith("build/")]
    for name in names:
        if name.endswith(".md"):
            for target in targets(name, (ROOT / name).read_text("utf-8")):
                if target.endswith(PICTURE):
                    names += [target] if target not in names else []
                elif site_page(target) not in names and target not in REPLACED:
                    made[site_page(target)] = sources(target)
    found = [file for file in files if file.src_dir != config.docs_dir]  # those of the theme
    for name in names:
        found.append(File(name, str(ROOT), config.site_dir, True))
        found[-1].dest_uri = found[-1].dest_uri.removeprefix("examples/site/")
    return Files(found + [File.generated(config, name, content=text) for name, text in made.items()])


def on_page_markdown(markdown, page, config, files):
    """Links to folders and sources lead to their pages. The name of a snippet becomes its title."""
    here = page.file.src_uri
    markdown = COMMENTS.sub("", markdown)  # Otherwise MkDocs does not see the title.
    if here.startswith(TEMPLATES):
        markdown = markdown.replace("@VERSION@", VERSION).replace("@ABI@", VERSION.partition(".")[0])
    if here == INDEX:
        markdown = WHOLE.sub(whole, markdown)

    def link(found):
        folder, fragment = os.path.dirname(here), found[2] or ""
        target = os.path.normpath(os.path.join(folder, found[1]))
        if not (ROOT / target).exists():
            return found[0]
        return f"]({os.path.relpath(site_page(target), folder)}{'' if target in REPLACED else fragment}"

    def title(fence):
        path = os.path.normpath(f"examples/{fence[2]}")
        return f'```{fence[1]} title="{path}"' if "/" in fence[2] else f"```{fence[1]}"

    parts = CODE.split(markdown)
    # The last marks of a heading do not count.
    parts[::2] = [re.sub(r"(?m)^(#.*\bC)#$", r"\1\\#", LINK.sub(link, text)) for text in parts[::2]]
    parts[1::2] = [FENCE.sub(title, code) for code in parts[1::2]]
    is_source = page.file.generated_by and here != REFERENCE
    weight = 0 if is_source else next((weight for name, weight in SEARCHED.items() if fnmatch(here, name)), 0)
    page.meta["search"] = {"boost": weight} if weight else {"exclude": True}
    if is_source:
        page.meta["hide"] = ["navigation", "toc"]  # Their lines have 120 columns.
    return "".join(parts)


def on_page_content(html, page, config, files):
    """The names of the header in the text lead to the reference."""
    reference_page = files.src_uris[REFERENCE].url_relative_to(page.file)

    def link(found):
        names = [start + found[2] for start in ("", "tapzoom_config.", "TAPZOOM_")]
        name = next((name for name in names if name in ANCHORS), "")
        return f'<a class="name" href="{reference_page}#{name}">{found[0]}</a>' if name else found[0]

    return NAME.sub(lambda found: found[0] if found[1] else link(found), html)


def on_post_page(output, page, config):
    """The dialog of the search has a name for screen readers."""
    return output.replace('role="dialog"', 'role="dialog" aria-label="Search"')


@event_priority(-100)  # after the search has written its index
def on_post_build(config):
    """The search finds an entry of the reference by each of its names, and a page by the words of mkdocs.yml.

    The search finds names by their beginnings. The shortest one is the exact one, so it comes first.
    """
    path = Path(config.site_dir) / "search/search_index.json"
    index, names = json.loads(path.read_text("utf-8")), dict(names_of_entries())
    for entry in index["docs"]:
        page, _, anchor = entry["location"].partition("#")
        if page == "reference/" and anchor in names:
            entry["tags"] = names[anchor]
            entry["boost"] = 40 / len(entry["title"]) / (1 + len(names[anchor])) if names[anchor] else 0.5
        elif entry["location"] in config.extra["words"]:
            entry["tags"] = [config.extra["words"][page]]
    path.write_text(json.dumps(index, separators=(",", ":")), "utf-8")


def names_of_entries():
    """The anchors of the reference with what they declare: also without a prefix, and in other languages."""
    _, *parts = re.split(r"^#+ .*\{ #(\S+) \}$", HEADER, flags=re.MULTILINE)
    for anchor, text in zip(parts[::2], parts[1::2]):
        names = [anchor, *re.findall(r'<a id="([\w.]+)">', text)]
        names += [name for line in re.findall(r"^In other languages: (.*)$", text, re.MULTILINE)
                  for name in re.findall(r"(\w+)`", line)]
        names += [re.sub("^tapzoom_", "", name, flags=re.IGNORECASE) for name in names]
        last = dict.fromkeys(name.rpartition(".")[2] for name in names)
        unlike = {name.lower(): name for name in last if re.search(r"\w_\w|[a-z][A-Z]", name)}  # no word of a language
        yield anchor, list(unlike.values())


def whole(fence):
    """A block with the text of a file, or with the first block of its language in a page."""
    indent, language, path = fence[1], fence[2], os.path.normpath(f"examples/{fence[3]}")
    text = (ROOT / path).read_text("utf-8")
    if path.endswith(".md"):
        text = re.search(rf"^```{language}\b.*?\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)[1]
    text = re.sub(r"^.*SPDX-License-Identifier.*\n|^--\n", "", text, flags=re.MULTILINE)
    lines = [f'```{language} title="{path}"', *text.rstrip().split("\n"), "```"]
    return "\n".join(indent + line for line in lines)


def targets(name, text):
    """The files and folders that a page links to, as paths in the repository."""
    for part in CODE.split(text)[::2]:
        for target, _ in LINK.findall(part):
            path = os.path.normpath(os.path.join(os.path.dirname(name), target))
            if (ROOT / path).exists():
                yield path


def site_page(path):
    """The page of the site for a file or folder of the repository."""
    if path in REPLACED:
        return REPLACED[path]
    if (ROOT / path).is_dir():
        return f"{path}/README.md"
    return path if path.endswith((".md", *PICTURE)) else f"{path}.md"


def sources(path):
    """A page with a source file, or with those of a folder."""
    root = ROOT / path
    files = [file for file in tracked().values() if root in (file, *file.parents) and file.is_file()]
    lines = [f"# {path}"]
    for file in files:
        try:
            text = file.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        if root.is_dir():
            lines.append(f"## {file.relative_to(root)}")
        language = {".h": "c", ".trace": "text", ".jsonl": "text", "": "text"}.get(file.suffix, file.suffix[1:])
        lines.append(f"`````{{ .{language} .source }}\n{text}\n`````")
    return "\n\n".join(lines) + "\n"

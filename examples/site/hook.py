# SPDX-License-Identifier: MIT
"""Gathers the pages of the repository for MkDocs. They are in many folders, and link to folders and sources too."""

import os
import re
import sys
from pathlib import Path

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path[:0] = [str(ROOT / "bindings"), str(ROOT / "bindings/release")]

from generator import reference  # noqa: E402
from generator.description import load  # noqa: E402
from release import VERSION, tracked  # noqa: E402

PAGES = ("examples/site/index.md", "examples/site/languages.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md",
         "examples/README.md", "examples/guide/*.md", "examples/*/README.md", "bindings/*/*.md",
         "bindings/csharp/unity/*.md", "bindings/rust/*/README.md", "bindings/godot/addon/*.md",
         "bindings/c/dist/release/*.md", "Tests/*/README.md")
PICTURES = ("examples/guide/*.svg", "examples/pictures/*.svg", "examples/pictures/*.png", "examples/pictures/film*",
            "examples/web/icon.svg")
#: The folder of pages in which the version is filled in.
TEMPLATES = "bindings/c/dist/release/"
#: The page of a release, whose table its files fill in.
UNFINISHED = "bindings/release/files.md"
#: Files of the repository in whose place the site has another page.
REPLACED = {"README.md": "examples/site/index.md", "include/tapzoom.h": "reference/index.md"}

LINK = re.compile(r"\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]+)?")
CODE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
FENCE = re.compile(r"^```(\w+) (\S+)$", re.MULTILINE)
COMMENTS = re.compile(r"^(?:<!--.*?-->\n)+")
NAME = re.compile(r"(<(?:a|h[1-6])\b.*?</(?:a|h[1-6])>)|<code>(\w+?_\w+?)(?:\(\)|\*)?</code>", re.DOTALL)

GROUPS = reference.pages(load())
ANCHORS = {name: f"reference/{group}#{name}" for group, text in GROUPS.items()
           for name in re.findall(r'(?:<a id="|\{ #)([\w.]+)(?:"></a>| \})', text)}


def on_config(config):
    """Lists the groups of the reference in the navigation, in the order of its first page."""
    order = dict.fromkeys(re.findall(r"^\| \[.*?\]\((\S+)\)", GROUPS["index.md"], re.MULTILINE))
    pages = [f"reference/{name}" for name in ["index.md", *order]]
    for section in config.nav:
        for entries in section.values():
            if "reference" in entries:
                at = entries.index("reference")
                entries[at:at + 1] = pages
    return config


def on_files(files, config):
    """The pages and pictures of the repository, under their paths in it, so that their links hold."""
    made = {f"reference/{name}": text for name, text in GROUPS.items()}
    paths = [path for pattern in PAGES + PICTURES for path in sorted(ROOT.glob(pattern))]
    names = [path.relative_to(ROOT).as_posix() for path in paths]
    names.remove(UNFINISHED)
    for name in names:
        if name.endswith(".md"):
            for target in targets(name, (ROOT / name).read_text("utf-8")):
                if site_page(target) not in names and target not in REPLACED:
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
    if here == "examples/site/index.md":
        install = re.sub(r"\]\((?![a-z]+:)", "](../../", section("Install"))
        markdown = markdown.replace("<!-- README.md: Install -->", install)

    def link(found):
        folder, fragment = os.path.dirname(here), found[2] or ""
        target = os.path.normpath(os.path.join(folder, found[1]))
        if not (ROOT / target).exists():
            return found[0]
        return f"]({os.path.relpath(site_page(target), folder)}{fragment}"

    parts = CODE.split(markdown)
    # The last marks of a heading do not count.
    parts[::2] = [re.sub(r"(?m)^(#.*\bC)#$", r"\1\\#", LINK.sub(link, text)) for text in parts[::2]]
    parts[1::2] = [FENCE.sub(lambda fence: f'```{fence[1]} title="{fence[2]}"' if "/" in fence[2] else f"```{fence[1]}",
                             code) for code in parts[1::2]]
    is_source = page.file.generated_by and not here.startswith("reference/")
    if is_source or here.endswith((".c.md", ".h.md")) or here.startswith(TEMPLATES):
        page.meta["search"] = {"exclude": True}
    elif here.startswith(("examples/guide/", "examples/site/")):
        page.meta["search"] = {"boost": 2}
    elif here.startswith(("CHANGELOG", "CONTRIBUTING", "Tests/")):
        page.meta["search"] = {"boost": 0.5}
    return "".join(parts)


def on_page_content(html, page, config, files):
    """The names of the header in the text lead to the reference."""
    def link(found):
        anchor = next((ANCHORS[f"{start}{found[2]}"] for start in ("", "tapzoom_config.", "TAPZOOM_")
                       if f"{start}{found[2]}" in ANCHORS), "")
        if not anchor or anchor.startswith(page.file.src_uri + "#"):
            return found[0]
        path, _, name = anchor.partition("#")
        return f'<a class="name" href="{files.src_uris[path].url_relative_to(page.file)}#{name}">{found[0]}</a>'

    return NAME.sub(lambda found: found[0] if found[1] else link(found), html)


def on_post_page(output, page, config):
    """The dialog of the search has a name for screen readers."""
    return output.replace('role="dialog"', 'role="dialog" aria-label="Search"')


def section(title):
    """The text of a section of the README."""
    readme = (ROOT / "README.md").read_text("utf-8")
    return re.search(rf"^## {title}\n(.*?)(?=^## )", readme, re.MULTILINE | re.DOTALL)[1]


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
    return path if path.endswith((".md", ".svg", ".png", ".mp4", ".webp")) else f"{path}.md"


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
        lines.append(f"`````{language}\n{text}\n`````")
    return "\n\n".join(lines) + "\n"

// SPDX-License-Identifier: MIT
/** The ways out of the page. links.json has the addresses; those that are empty or missing do not show. */

const $ = (id) => document.getElementById(id);

/** Resolves after the page has loaded: { home, links, phone }. phone: this page for devices in the same network. */
export const links = new Promise((done) => { addEventListener("load", done, { once: true }); })
    .then(() => fetch("links.json")).then((answer) => answer.json())
    .catch(() => ({}));

export async function showLinks() {
    const { home, links: named = {} } = await links;
    if (home) Object.assign($("home"), { href: home, target: "_top", ariaLabel: "tapzoom, the front page" });
    for (const [text, href] of Object.entries(named)) {
        if (!href) continue;
        const link = Object.assign(document.createElement("a"), { href, target: "_top", textContent: text });
        $("links").append(link);
    }
    $("links").hidden = !$("links").firstChild;
}

/** The code that opens this page on a phone, as the page is now: serve.py draws it. */
export async function showPhone() {
    const { phone } = await links;
    if (!phone) return;
    const [image, caption] = $("phone").children, link = caption.querySelector("a");
    link.href = phone + location.hash;
    link.textContent = phone;
    image.src = `phone.svg?${location.hash.slice(1)}`;
    $("phone").hidden = false;
}

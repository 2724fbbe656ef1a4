// SPDX-License-Identifier: MIT
// Delays the request for the index of the search until the search is opened. The theme has no setting for it.

{
    const { open, send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (method, url, ...rest) {
        if (String(url).endsWith("search_index.json")) {
            XMLHttpRequest.prototype.open = open;
            this.send = (body) => whenSearching(() => send.call(this, body));
        }
        return open.call(this, method, url, ...rest);
    };

    const whenSearching = (begin) => {
        const opened = document.getElementById("__search"), field = document.forms.search.query;
        if (opened.checked || location.search.includes("q=")) return begin();
        const once = () => {
            field.removeEventListener("focus", once);
            opened.removeEventListener("change", once);
            begin();
        };
        field.addEventListener("focus", once);
        opened.addEventListener("change", once);
    };
}

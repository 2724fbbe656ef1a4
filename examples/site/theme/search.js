// SPDX-License-Identifier: MIT
// Delays the request for the index of the search until the search is opened.

{
    const { send } = XMLHttpRequest.prototype, { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (method, url, ...rest) {
        this.waits = url.endsWith("search_index.json");
        return open.call(this, method, url, ...rest);
    };
    XMLHttpRequest.prototype.send = function (body) {
        const opened = document.getElementById("__search");
        if (!this.waits || opened.checked || location.search.includes("q=")) return send.call(this, body);
        const field = document.forms.search.query;
        const begin = () => {
            field.removeEventListener("focus", begin);
            opened.removeEventListener("change", begin);
            send.call(this, body);
        };
        field.addEventListener("focus", begin);
        opened.addEventListener("change", begin);
    };
}

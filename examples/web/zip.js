// SPDX-License-Identifier: MIT
/** Archives of stored files: a recording of several views is one file that any unzip opens. */

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
    let word = byte;
    for (let bit = 0; bit < 8; bit++) word = word & 1 ? (word >>> 1) ^ 0xedb88320 : word >>> 1;
    return word;
});

function checksum(bytes) {
    let word = ~0;
    for (const byte of bytes) word = TABLE[(word ^ byte) & 255] ^ (word >>> 8);
    return ~word >>> 0;
}

/** Little-endian: [value, size in bytes] each. */
function pack(...fields) {
    return Uint8Array.from(fields.flatMap(([value, size]) =>
        Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 255)));
}

/** files: [{ name, bytes }]. Returns a Blob. */
export function zip(files) {
    const parts = [], directory = [];
    let at = 0;
    for (const { name, bytes } of files) {
        const title = new TextEncoder().encode(name), size = bytes.length;
        const common = [[20, 2], [0, 2], [0, 2], [0, 2], [0x21, 2], [checksum(bytes), 4], [size, 4], [size, 4],
            [title.length, 2], [0, 2]];
        directory.push(pack([0x02014b50, 4], [20, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), title);
        const head = pack([0x04034b50, 4], ...common);
        parts.push(head, title, bytes);
        at += head.length + title.length + size;
    }
    const length = directory.reduce((sum, part) => sum + part.length, 0);
    const end = pack([0x06054b50, 4], [0, 2], [0, 2], [files.length, 2], [files.length, 2], [length, 4], [at, 4],
        [0, 2]);
    return new Blob([...parts, ...directory, end], { type: "application/zip" });
}

export const isZip = (bytes) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Returns [{ name, bytes }], sorted by name. Throws for a compressed or damaged archive. */
export function unzip(bytes) {
    const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), files = [];
    for (let at = 0; at + 30 <= bytes.length && data.getUint32(at, true) === 0x04034b50;) {
        const size = data.getUint32(at + 22, true), title = data.getUint16(at + 26, true),
            extra = data.getUint16(at + 28, true);
        const start = at + 30 + title + extra;
        const compressed = data.getUint16(at + 8, true) !== 0;
        if (compressed || start + size > bytes.length) throw new Error("the archive is compressed or damaged");
        const content = bytes.subarray(start, start + size);
        if (checksum(content) !== data.getUint32(at + 14, true)) throw new Error("the archive is damaged");
        files.push({ name: new TextDecoder().decode(bytes.subarray(at + 30, at + 30 + title)), bytes: content });
        at = start + size;
    }
    if (files.length === 0) throw new Error("the archive has no file");
    return files.sort((a, b) => (a.name < b.name ? -1 : 1));
}

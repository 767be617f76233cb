const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** A random UUID (version 4). The browser's own maker of them is missing on pages served without TLS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const marked = [...bytes].map((byte, at) => {
    if (at === 6) return (byte & 0x0f) | 0x40;
    return at === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  return marked.map((byte, at) => ([4, 6, 8, 10].includes(at) ? `-${hex(byte)}` : hex(byte))).join('');
}

const marks = [
  { bytes: [0xff, 0xfe], charset: 'utf-16le' },
  { bytes: [0xfe, 0xff], charset: 'utf-16be' },
] as const;

/** The text of a file: UTF-8, or UTF-16 where it says so. Null where it is neither. */
export function csvText(bytes: Uint8Array): string | null {
  const marked = marks.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte));
  try {
    const text = new TextDecoder(marked?.charset ?? 'utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

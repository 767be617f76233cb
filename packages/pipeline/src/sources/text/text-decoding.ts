/**
 * Turns bytes of unknown encoding into text. Order of trust: byte order mark, then what the document says of
 * itself, then the transport's charset where the bytes agree with it, then strict UTF-8, then Windows-1252.
 */

const headBytes = 8_192;

type DecodedText = { text: string; encoding: string };

/** Decodes; never throws. `charset` is the transport's word (HTTP header), if any. */
export function decodeText(bytes: Uint8Array, charset?: string | null): DecodedText {
  const marked = byMark(bytes);
  if (marked) return marked;
  const wide = wideByPattern(bytes);
  if (wide) return decodeAs(bytes, wide) ?? latin(bytes);
  const declared = declaredEncoding(bytes);
  // Servers say Latin-1 of whatever they send: text beyond ASCII that is UTF-8 by its bytes is so by no accident.
  if (isLatin(charset) && !isLatin(declared)) {
    const decoded = decodeAs(bytes, 'utf-8', true);
    if (decoded) return decoded;
  }
  for (const label of [charset, declared]) {
    if (!label) continue;
    // A header that says UTF-8 over bytes that are not is the commonest lie; the declaration then decides.
    const decoded = isWideLabel(label) ? null : decodeAs(bytes, label, true);
    if (decoded) return decoded;
  }
  return decodeAs(bytes, 'utf-8', true) ?? cutUtf8(bytes) ?? latin(bytes);
}

const longestLetter = 4;

/** A beginning that ends within a letter, where letters before it are UTF-8 too; null for all else. */
function cutUtf8(bytes: Uint8Array): DecodedText | null {
  const last = bytes.subarray(1 - longestLetter).findLastIndex((byte) => byte >= 0xc0);
  if (last === -1 || bytes.length < longestLetter) return null;
  const decoded = decodeAs(bytes.subarray(0, bytes.length + 1 - longestLetter + last), 'utf-8', true);
  return decoded && /[^\p{ASCII}]/u.test(decoded.text) ? decoded : null;
}

function byMark(bytes: Uint8Array): DecodedText | null {
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return decodeAs(bytes.subarray(3), 'utf-8');
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return decodeUtf32(bytes.subarray(4), false);
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return decodeUtf32(bytes.subarray(4), true);
  if (a === 0xfe && b === 0xff) return decodeAs(bytes.subarray(2), 'utf-16be');
  if (a === 0xff && b === 0xfe) return decodeAs(bytes.subarray(2), 'utf-16le');
  return null;
}

/** Of UTF-16 in Latin script so many of every other bytes are zero, and next to none of those between. */
const [mostlyZero, hardlyZero] = [0.6, 0.05];

/** UTF-16 without a mark shows as every other byte zero, in Latin-script markup at least. */
function wideByPattern(bytes: Uint8Array): string | null {
  const head = bytes.subarray(0, 200);
  if (head.length < 4) return null;
  const zeros = [0, 1].map((from) => head.filter((byte, at) => at % 2 === from && byte === 0).length);
  const [even = 0, odd = 0] = zeros.map((count) => count / (head.length / 2));
  if (odd > mostlyZero && even < hardlyZero) return 'utf-16le';
  if (even > mostlyZero && odd < hardlyZero) return 'utf-16be';
  if (head[0] === 0 && head[1] === 0) return 'utf-32be';
  if (head[1] === 0 && head[2] === 0 && head[3] === 0) return 'utf-32le';
  if (head[0] === 0 && head[2] === 0) return 'utf-16be';
  return head[1] === 0 && head[3] === 0 ? 'utf-16le' : null;
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headBytes));
  const xml = /<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(head);
  const html = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]{1,40})/i.exec(head);
  return xml?.[1] ?? html?.[1] ?? null;
}

// A document that can be read as bytes of ASCII is not what these labels say.
const isWideLabel = (label: string): boolean => /^(utf-?16|utf-?32|ucs-?[24]|u16|u32|iso-10646)/i.test(label);

const isLatin = (label: string | null | undefined): boolean =>
  /^(?:iso-?8859-1|latin-?1|l1|windows-1252|cp-?1252|us-ascii|ascii)$/i.test(label ?? '');

function decodeAs(bytes: Uint8Array, label: string, fatal = false): DecodedText | null {
  const name = label.toLowerCase();
  if (name === 'utf-32be' || name === 'utf-32le') return decodeUtf32(bytes, name === 'utf-32le');
  try {
    const decoder = new TextDecoder(name === 'us-ascii' ? 'utf-8' : name, { fatal });
    return { text: decoder.decode(bytes), encoding: decoder.encoding };
  } catch {
    return null;
  }
}

function decodeUtf32(bytes: Uint8Array, littleEndian: boolean): DecodedText {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let at = 0; at + 4 <= bytes.byteLength; at += 4) {
    const point = view.getUint32(at, littleEndian);
    parts.push(
      point > 0x10ffff || (point >= 0xd800 && point < 0xe000) ? '\ufffd' : String.fromCodePoint(point),
    );
  }
  return { text: parts.join(''), encoding: littleEndian ? 'utf-32le' : 'utf-32be' };
}

const latin = (bytes: Uint8Array): DecodedText => ({
  text: new TextDecoder('windows-1252').decode(bytes),
  encoding: 'windows-1252',
});

/** Splits at CRLF, CR or LF; a NUL becomes U+FFFD as the web's formats ask. */
export const toLines = (text: string): string[] => text.replaceAll('\0', '\ufffd').split(/\r\n|\r|\n/);

const longestPiece = 100_000;

/** A line in pieces that patterns may be tried on, cut at spaces where there are any; nothing is left out. */
export function piecesOf(line: string): string[] {
  if (line.length <= longestPiece) return [line];
  const pieces: string[] = [];
  for (let from = 0; from < line.length; ) {
    const space = line.lastIndexOf(' ', from + longestPiece);
    const isEnd = from + longestPiece >= line.length;
    const to = isEnd ? line.length : space > from ? space + 1 : from + longestPiece;
    pieces.push(line.slice(from, to));
    from = to;
  }
  return pieces;
}

/** Whether a decoded text holds so many control or replacement characters that it never was one. */
export function looksBinary(text: string): boolean {
  const head = text.slice(0, 4000);
  const odd = head.match(/[^\P{Cc}\s]|\ufffd/gu)?.length ?? 0;
  return odd / head.length > 0.05;
}

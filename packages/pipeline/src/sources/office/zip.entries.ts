/** What lies in a zip archive, by its directory, and what of it is needed, unpacked under a bound. */
import { inflateRawSync } from 'node:zlib';

type ZipEntry = {
  name: string;
  isPacked: boolean;
  isEncrypted: boolean;
  /** Bytes in the archive. */
  packed: number;
  offset: number;
};

const marks = { entry: 0x04034b50, listed: 0x02014b50, end: 0x06054b50 };
const sizes = { entry: 30, listed: 46, end: 22 };
/** The directory's end stands before a remark of at most so many bytes. */
const longestRemark = 65_535;

/** The entries of an archive; null where its directory is damaged or lists more than `most`. */
export function listZip(bytes: Uint8Array, most: number): ZipEntry[] | null {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = directoryEnd(zip);
  if (end === null) return null;
  const count = zip.readUInt16LE(end + 10);
  if (count > most) return null;
  const entries: ZipEntry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + sizes.listed > zip.length || zip.readUInt32LE(at) !== marks.listed) return null;
    const nameEnd = at + sizes.listed + zip.readUInt16LE(at + 28);
    entries.push({
      name: zip.subarray(at + sizes.listed, nameEnd).toString('utf8'),
      isPacked: zip.readUInt16LE(at + 10) !== 0,
      isEncrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
      packed: zip.readUInt32LE(at + 20),
      offset: zip.readUInt32LE(at + 42),
    });
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

function directoryEnd(zip: Buffer): number | null {
  const first = Math.max(0, zip.length - sizes.end - longestRemark);
  for (let at = zip.length - sizes.end; at >= first; at--) if (zip.readUInt32LE(at) === marks.end) return at;
  return null;
}

/** The bytes of an entry; null where they are damaged or more than `most`. */
export function unzip(bytes: Uint8Array, entry: ZipEntry, most: number): Uint8Array | null {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { offset } = entry;
  if (offset + sizes.entry > zip.length || zip.readUInt32LE(offset) !== marks.entry) return null;
  const start = offset + sizes.entry + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const packed = zip.subarray(start, start + entry.packed);
  if (!entry.isPacked) return packed.length > most ? null : packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch {
    return null;
  }
}

/** The names in the beginning of an archive, each before its entry. */
export function namesInZipHead(head: Uint8Array): string[] {
  const zip = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const names: string[] = [];
  let at = zip.indexOf('PK\x03\x04', 0, 'latin1');
  while (at !== -1 && at + sizes.entry <= zip.length) {
    const start = at + sizes.entry;
    names.push(zip.subarray(start, start + zip.readUInt16LE(at + 26)).toString('utf8'));
    at = zip.indexOf('PK\x03\x04', start, 'latin1');
  }
  return names;
}

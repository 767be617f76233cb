import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both inside, as in an HTTP range. */
export type ByteRange = { start: number; end: number };

export type PutFile = {
  /** Letters, digits, dashes, dots and underscores in folders: `media/<item>/audio.mp3`. */
  key: string;
  body: AsyncIterable<Uint8Array>;
  mime: string;
  /** The name a person gave the file. */
  name?: string | null;
  /** Refused with `file.too_large` once more bytes have come; nothing is kept. */
  maxBytes?: number;
};

/** What the file store knows of a file by itself. Sizes in bytes. */
export type FileHead = { key: string; size: number; modifiedAt: Date };
export type PutResult = { key: string; size: number; sha256: string };

/** Where files lie. The same behaviour from a directory and from an S3-compatible store. */
export type FileStore = {
  /** Writes a file as a whole or not at all, in the place of an older one. */
  put(file: Omit<PutFile, 'name'>): Promise<PutResult>;
  /** The bytes of a file or of a range of it; throws `file.not_found`. */
  get(key: string, range?: ByteRange): Promise<Readable>;
  head(key: string): Promise<FileHead | null>;
  /** Removes a file; no error when it is not there. */
  delete(key: string): Promise<void>;
  /** Every file whose key starts with `prefix`, in no order. */
  list(prefix?: string): AsyncIterable<FileHead>;
  /** The absolute path of a file on this machine, or null where there is none (S3). */
  localPath(key: string): string | null;
};

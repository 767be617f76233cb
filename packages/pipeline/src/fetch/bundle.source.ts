import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { statusError } from './fetch.errors.ts';

const mimeTypes: Readonly<Record<string, string>> = {
  '.xml': 'application/xml; charset=utf-8',
  '.rss': 'application/rss+xml; charset=utf-8',
  '.opml': 'text/x-opml; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.srt': 'application/x-subrip; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.wav': 'audio/wav',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
};

type BundleAnswer = { status: number; headers: Record<string, string>; body: Readable | null };

/**
 * Answers a URL of a reserved host from a read-only directory, in the form of an HTTP answer, so that bundled
 * samples take the same way as everything else. The file must lie inside the directory after links are followed.
 * Throws `fetch.not-found`.
 */
export async function answerFromBundle(
  directory: string,
  url: URL,
  condition: { etag?: string | null },
): Promise<BundleAnswer> {
  const path = await pathInside(directory, url.pathname);
  const info = await stat(path);
  if (!info.isFile()) throw statusError(404);
  const etag = `"${info.size.toString(36)}-${Math.floor(info.mtimeMs).toString(36)}"`;
  const headers = {
    'content-type': mimeTypes[extname(path).toLowerCase()] ?? 'application/octet-stream',
    'content-length': String(info.size),
    'last-modified': info.mtime.toUTCString(),
    etag,
  };
  if (condition.etag === etag) return { status: 304, headers, body: null };
  return { status: 200, headers, body: createReadStream(path) };
}

async function pathInside(directory: string, pathname: string): Promise<string> {
  try {
    const root = await realpath(directory);
    const requested = decodeURIComponent(pathname);
    if (requested.includes('\0')) throw statusError(404);
    const result = await realpath(join(root, requested));
    if (result.startsWith(root + sep)) return result;
  } catch {
    // A name that does not decode or a file that is not there: for the reader both are "not found".
  }
  throw statusError(404);
}

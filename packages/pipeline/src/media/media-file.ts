import { extname } from 'node:path';

const extensions: Readonly<Record<string, string>> = {
  'audio/mpeg': '.mp3',
  'audio/mp3': '.mp3',
  'audio/mp4': '.m4a',
  'audio/x-m4a': '.m4a',
  'audio/aac': '.aac',
  'audio/wav': '.wav',
  'audio/x-wav': '.wav',
  'audio/ogg': '.ogg',
  'audio/opus': '.opus',
  'audio/flac': '.flac',
  'audio/webm': '.webm',
  'video/mp4': '.mp4',
  'video/webm': '.webm',
  'video/quicktime': '.mov',
  'application/pdf': '.pdf',
};
const mimes = new Map(Object.entries(extensions).map(([mime, extension]) => [extension, mime]));

/** The extension that an address or name has, in lower case; empty where there is none. */
function extensionOf(nameOrUrl: string): string {
  const path = URL.canParse(nameOrUrl) ? new URL(nameOrUrl).pathname : nameOrUrl;
  const extension = extname(path).toLowerCase();
  return /^\.[a-z0-9]{1,5}$/.test(extension) ? extension : '';
}

/** What a recording is by its name, where nobody says better. */
export const mimeOfName = (nameOrUrl: string): string =>
  mimes.get(extensionOf(nameOrUrl)) ?? 'application/octet-stream';

/** Where an item's recording or document lies in the file store. */
export const mediaKey = (itemId: string, mime: string, url: string): string =>
  `media/${itemId}/source${extensions[mime] ?? extensionOf(url)}`;

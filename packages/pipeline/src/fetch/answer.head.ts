import { percentDecoded } from '@ecco/domain';
import type { FetchedHead } from './fetch.type.ts';

export type AnswerHeaders = Readonly<Record<string, string | string[] | undefined>>;

export function headerOf(headers: AnswerHeaders, name: string): string | null {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

/** Reads the parts of an answer's headers that the sources use. */
export function readHead(url: string, status: number, headers: AnswerHeaders): FetchedHead {
  const contentType = headerOf(headers, 'content-type');
  const length = headerOf(headers, 'content-length');
  return {
    url,
    movedTo: null,
    status,
    mime: contentType?.split(';')[0]?.trim().toLowerCase() || null,
    charset: charsetOf(contentType),
    fileName: fileNameOf(headerOf(headers, 'content-disposition'), url),
    etag: headerOf(headers, 'etag'),
    lastModified: headerOf(headers, 'last-modified'),
    contentLength: length && /^\d{1,15}$/.test(length) ? Number(length) : null,
  };
}

/** How long a host asks to be left alone, in ms: it names seconds or a date. Null when it does not ask. */
export function retryAfterOf(headers: AnswerHeaders, now: number = Date.now()): number | null {
  const text = headerOf(headers, 'retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = text === '' ? Number.NaN : Date.parse(text.slice(0, 100));
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

function charsetOf(contentType: string | null): string | null {
  const match = /;\s*charset\s*=\s*["']?([\w.:+-]{1,40})/i.exec(contentType?.slice(0, 500) ?? '');
  return match?.[1]?.toLowerCase() ?? null;
}

function fileNameOf(disposition: string | null, url: string): string | null {
  const text = disposition?.slice(0, 1000) ?? '';
  const extended = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(text)?.[1];
  const plain = /filename\s*=\s*(?:"([^"]+)"|([^;\s]+))/i.exec(text);
  const path = URL.parse(url)?.pathname.split('/').at(-1);
  const raw = extended ?? plain?.[1] ?? plain?.[2] ?? path ?? '';
  const name =
    percentDecoded(raw)
      .split(/[/\\]/)
      .at(-1)
      ?.replace(/\p{Cc}/gu, '')
      .trim() ?? '';
  return name === '' ? null : name.slice(0, 255);
}

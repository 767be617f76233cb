/**
 * What an address or a file is. Links to sites that are read in their own way are told by address; everything else by
 * content, of which the first bytes are enough. Names and media types only break ties.
 */
import { contentEmpty, contentUnknown } from '../source.errors.ts';
import type { SourceKind } from '../source.type.ts';
import { byBytes, byText } from './recognizer.list.ts';
import { type ContentHint, sampleText } from './sample.ts';
import { directoryLinkOf, videoLinkOf } from './site.link.ts';

/** A video or a show in a directory, by its address alone; null when the content must be looked at. */
export function recognizeLink(url: string): Extract<SourceKind, { kind: 'video' | 'directory' }> | null {
  const video = videoLinkOf(url);
  if (video) return { kind: 'video', link: video };
  const directory = directoryLinkOf(url);
  return directory ? { kind: 'directory', link: directory, feedUrl: null } : null;
}

/** What bytes are. Throws `source.content.empty`, `.unknown` and `.unread-kind`, and `source.transcript.unread-format`. */
export async function recognizeContent(bytes: Uint8Array, hint: ContentHint = {}): Promise<SourceKind> {
  if (bytes.byteLength === 0) throw contentEmpty();
  const sample = { bytes, hint };
  const known = await first(byBytes, sample);
  if (known) return known;
  const text = sampleText(sample);
  if (text?.text === '') throw contentEmpty();
  const sourceKind = text && (await first(byText, text));
  if (!sourceKind) throw contentUnknown();
  return sourceKind;
}

async function first<Of>(
  recognizers: readonly ((sample: Of) => Promise<SourceKind | null> | SourceKind | null)[],
  sample: Of,
): Promise<SourceKind | null> {
  for (const recognize of recognizers) {
    const known = await recognize(sample);
    if (known) return known;
  }
  return null;
}

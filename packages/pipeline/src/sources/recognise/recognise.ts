/**
 * What an address or a file is. Links to sites that are read in their own way are told by address; everything else by
 * content, of which the first bytes are enough. Names and media types only break ties.
 */
import { fileTypeFromBuffer } from 'file-type';
import { feedBegin } from '../feed/feed.begin.ts';
import { contentEmpty, contentUnknown } from '../source.errors.ts';
import type { FeedFormat, Recognised } from '../source.type.ts';
import { decodeText, looksBinary } from '../text/text-decoding.ts';
import { citesVoices, isCitedHtml } from '../transcript/html.parser.ts';
import { detectFormat } from '../transcript/parse-transcript.ts';
import { isTextTranscript } from '../transcript/text.parser.ts';
import { findCanonicalLink, findFeedLinks } from './feed.link.ts';
import { directoryLinkOf, videoLinkOf } from './site.link.ts';

export type ContentHint = {
  /** Address after redirects, for a page's feed links. */
  url?: string | null;
  mime?: string | null;
  name?: string | null;
  charset?: string | null;
};

/** A video or a show in a directory, by its address alone; null when the content must be looked at. */
export function recogniseLink(url: string): Extract<Recognised, { kind: 'video' | 'directory' }> | null {
  const video = videoLinkOf(url);
  if (video) return { kind: 'video', link: video };
  const directory = directoryLinkOf(url);
  return directory ? { kind: 'directory', link: directory, feedUrl: null } : null;
}

/** What bytes are. Throws `source.content.empty` and `source.content.unknown`. */
export async function recogniseContent(bytes: Uint8Array, hint: ContentHint = {}): Promise<Recognised> {
  if (bytes.byteLength === 0) throw contentEmpty();
  const media = await recogniseBinary(bytes);
  if (media) return media;
  const { text } = decodeText(bytes, hint.charset);
  const body = text.replace(/^[\s\ufeff]+/, '');
  if (body === '') throw contentEmpty();
  if (looksBinary(body)) throw contentUnknown();
  return recogniseText(body.slice(feedBegin(body)), hint);
}

async function recogniseBinary(bytes: Uint8Array): Promise<Recognised | null> {
  // Some programs write a few bytes before the mark of a PDF; readers allow it within the first kilobyte.
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')) return { kind: 'pdf' };
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type) return null;
  const [family, subtype = ''] = type.mime.split('/');
  if (family === 'audio' || family === 'video') {
    // An Ogg or MP4 file is named by its container; without a picture it is heard.
    const medium = type.ext === 'm4a' || type.ext === 'oga' || type.ext === 'opus' ? 'audio' : family;
    return { kind: 'media', medium, mime: type.mime, extension: type.ext };
  }
  if (family === 'text' || subtype === 'xml' || subtype.includes('subrip')) return null;
  throw contentUnknown();
}

function recogniseText(text: string, hint: ContentHint): Recognised {
  const head = text.slice(0, 8_000).replace(/<!--[\s\S]{0,4000}?-->/g, '');
  const root = /<(?![!?])(?:[\w-]{1,40}:)?([a-z][\w-]{0,40})[\s>/]/i.exec(head)?.[1]?.toLowerCase() ?? '';
  const startsAsMarkup = head.trimStart().startsWith('<');
  const feeds: Readonly<Record<string, FeedFormat>> = {
    rss: 'rss',
    channel: 'rss',
    feed: 'atom',
    rdf: 'rdf',
  };
  const feed = startsAsMarkup ? feeds[root] : undefined;
  if (feed) return { kind: 'feed', format: feed };
  if (startsAsMarkup && root === 'opml') return { kind: 'opml' };
  if (/^\{/.test(text)) return recogniseJson(text, head);
  if (startsAsMarkup && root === 'tt') return { kind: 'transcript', format: 'ttml' };
  if (startsAsMarkup) return recogniseHtml(text, hint);
  const format = detectFormat(text, hint);
  if (format !== 'text' || isTextTranscript(text)) return { kind: 'transcript', format };
  return { kind: 'text', markdown: /\.(?:md|markdown)$/i.test(hint.name ?? '') || /^#{1,3} \S/m.test(head) };
}

function recogniseJson(text: string, head: string): Recognised {
  if (/"version"\s*:\s*"https?:\\?\/\\?\/jsonfeed\.org/.test(head)) return { kind: 'feed', format: 'json' };
  const keys =
    /"(?:segments|turns|transcription|utterances|monologues|events|cues|captions|transcripts?|entries|sentences|words|word_segments|paragraphs|(?:combined)?recognizedPhrases|speaker_labels|dialogue)"\s*:/i;
  if (keys.test(text.slice(0, 200_000))) return { kind: 'transcript', format: 'json' };
  throw contentUnknown();
}

function recogniseHtml(text: string, hint: ContentHint): Recognised {
  const bare = !/<(?:html|body|head)[\s>]/i.test(text.slice(0, 8_000));
  if (isCitedHtml(text) && (bare || citesVoices(text))) return { kind: 'transcript', format: 'html' };
  if (!hint.url) return { kind: 'article', feedUrls: [], canonical: null };
  return {
    kind: 'article',
    feedUrls: findFeedLinks(text, hint.url),
    canonical: findCanonicalLink(text, hint.url),
  };
}

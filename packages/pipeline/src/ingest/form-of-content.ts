import { fileTypeFromBuffer } from 'file-type';
import { contentEmpty, contentUnknown } from '../sources/source.errors.ts';
import type { Recognised } from '../sources/source.type.ts';
import { decodeText, looksBinary } from '../sources/text/text-decoding.ts';
import { detectFormat } from '../sources/transcript/parse-transcript.ts';
import { isTextTranscript } from '../sources/transcript/text.parser.ts';

export type ContentHint = { mime: string | null; name: string | null; charset: string | null };

function formOfText(text: string, hint: ContentHint): Recognised {
  const head = text.slice(0, 4_000);
  if (/<opml[\s>]/i.test(head)) return { kind: 'opml' };
  if (/<rss[\s>]/i.test(head)) return { kind: 'feed', format: 'rss' };
  if (/<(?:\w+:)?feed[\s>]/i.test(head)) return { kind: 'feed', format: 'atom' };
  if (/<rdf:RDF[\s>]/i.test(head)) return { kind: 'feed', format: 'rdf' };
  if (/"version"\s*:\s*"https:\/\/jsonfeed\.org/.test(head)) return { kind: 'feed', format: 'json' };
  if (/^\s*<(?:!doctype html|html|head|body)[\s>]/i.test(head)) return { kind: 'article', feedUrls: [] };
  const format = detectFormat(text, hint);
  if (format !== 'text' || isTextTranscript(text)) return { kind: 'transcript', format };
  return { kind: 'text', markdown: /\.(?:md|markdown)$/i.test(hint.name ?? '') };
}

/**
 * What bytes are, by their content; the name and the media type only break ties. The first bytes of a recording
 * are enough, a text may be cut. Throws `source.content.empty` and `source.content.unknown`.
 */
export async function formOfContent(bytes: Uint8Array, hint: ContentHint): Promise<Recognised> {
  if (bytes.byteLength === 0) throw contentEmpty();
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime === 'application/pdf') return { kind: 'pdf' };
  const medium = type?.mime.split('/')[0];
  if (type !== undefined && (medium === 'audio' || medium === 'video')) {
    return { kind: 'media', medium, mime: type.mime, extension: type.ext };
  }
  // The library also knows some texts (VTT, SRT, XML); those are told apart below, by more of their content.
  const isText = type === undefined || medium === 'text' || /xml|subrip|json/.test(type.mime);
  if (!isText) throw contentUnknown();
  const { text } = decodeText(bytes, hint.charset);
  if (looksBinary(text)) throw contentUnknown();
  if (text.trim() === '') throw contentEmpty();
  return formOfText(text, hint);
}

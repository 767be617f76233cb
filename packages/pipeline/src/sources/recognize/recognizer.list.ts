/**
 * What tells the kinds of sources apart, in the order in which it is asked: each looks at the content alone, and the
 * first that knows it decides. A name or a media type only breaks ties. A kind that is not read is refused by its name.
 */

import { fileTypeFromBuffer } from 'file-type';
import { namesInZipHead } from '../office/zip.entries.ts';
import { openReport } from '../report/reading.report.ts';
import { contentUnknown, kindUnread } from '../source.errors.ts';
import type { FeedFormat, SourceKind } from '../source.type.ts';
import { citesVoices, isCitedHtml } from '../transcript/html.parser.ts';
import { holdsTalk } from '../transcript/json.file.ts';
import { isSami } from '../transcript/sami.parser.ts';
import { isTextTranscript } from '../transcript/text.parser.ts';
import { isTimedText } from '../transcript/timed-text.parser.ts';
import { detectFormat } from '../transcript/transcript.format.ts';
import { isXml, readXmlTranscript } from '../transcript/xml.parser.ts';
import { findCanonicalLink, findFeedLinks } from './feed.link.ts';
import { holdsTable } from './plain.table.ts';
import type { Sample, TextSample } from './sample.ts';
import {
  archive,
  type UnreadKind,
  unreadArchives,
  unreadCompounds,
  unreadMail,
  unreadPackages,
  unreadTexts,
  unreadTypes,
} from './unread.kind.ts';

type Recognizer<Of> = (sample: Of) => Promise<SourceKind | null> | SourceKind | null;

const refuse = ({ what, instead }: UnreadKind): never => {
  throw kindUnread(what, instead);
};

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Some programs write a few bytes before the mark of a PDF; readers allow it within the first kilobyte. */
const pdf: Recognizer<Sample> = ({ bytes }) =>
  latin(bytes.subarray(0, 1024)).includes('%PDF-') ? { kind: 'pdf' } : null;

const gzip: Recognizer<Sample> = ({ bytes }) =>
  bytes[0] === 0x1f && bytes[1] === 0x8b ? { kind: 'packed', packing: 'gzip' } : null;

const zip: Recognizer<Sample> = ({ bytes }) => {
  if (!['PK\x03\x04', 'PK\x05\x06'].includes(latin(bytes.subarray(0, 4)))) return null;
  const names = namesInZipHead(bytes);
  if (names.some((name) => name.startsWith('word/'))) return { kind: 'packed', packing: 'docx' };
  const said = latin(bytes.subarray(0, 200));
  const known =
    unreadPackages.find(([pattern]) => pattern.test(said)) ??
    unreadArchives.find(([pattern]) => names.some((name) => pattern.test(name)));
  return refuse(known?.[1] ?? archive);
};

/** Older Office files name their streams in letters of two bytes. */
const compound: Recognizer<Sample> = ({ bytes }) => {
  if (!latin(bytes.subarray(0, 4)).startsWith('\xd0\xcf\x11\xe0')) return null;
  const names = latin(bytes).replaceAll('\0', '');
  const known = unreadCompounds.find(([name]) => names.includes(name));
  return refuse(
    known?.[1] ?? { what: 'an older Office document', instead: 'Save it as a PDF and upload that.' },
  );
};

const typed: Recognizer<Sample> = async ({ bytes }) => {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type) return null;
  const [family, subtype = ''] = type.mime.split('/');
  if (family === 'audio' || family === 'video') {
    // An Ogg or MP4 file is named by its container; without a picture it is heard.
    const medium = type.ext === 'm4a' || type.ext === 'oga' || type.ext === 'opus' ? 'audio' : family;
    return { kind: 'media', medium, mime: type.mime, extension: type.ext };
  }
  if (family === 'text' || subtype === 'xml' || subtype.includes('subrip')) return null;
  const known = unreadTypes.find(([pattern]) => pattern.test(type.mime));
  if (known) return refuse(known[1]);
  throw contentUnknown();
};

/** By their bytes. */
export const byBytes: readonly Recognizer<Sample>[] = [pdf, gzip, zip, compound, typed];

const unread: Recognizer<TextSample> = ({ text, head }) => {
  const known = unreadTexts.find(([pattern]) => pattern.test(head))?.[1] ?? unreadMail(text);
  return known ? refuse(known) : null;
};

const feedRoots: Readonly<Record<string, FeedFormat>> = {
  rss: 'rss',
  channel: 'rss',
  feed: 'atom',
  rdf: 'rdf',
};

const feed: Recognizer<TextSample> = ({ root, text }) => {
  const format = feedRoots[root ?? ''];
  if (format) return { kind: 'feed', format };
  const isJson =
    text.startsWith('{') && /"version"\s{0,20}:\s{0,20}"https?:\\?\/\\?\/jsonfeed\.org/.test(text);
  return isJson ? { kind: 'feed', format: 'json' } : null;
};

const opml: Recognizer<TextSample> = ({ root }) => (root === 'opml' ? { kind: 'opml' } : null);

const transcriptKeys =
  /"(?:segments|turns|transcription|utterances|monologues|events|cues|captions|transcripts?|entries|sentences|words|word_segments|paragraphs|(?:combined)?recognizedPhrases|speaker_labels|dialogue)"\s*:/i;

const json: Recognizer<TextSample> = ({ text }) => {
  if (!text.startsWith('{')) return null;
  // Of a file that was cut the keys must tell.
  if (transcriptKeys.test(text.slice(0, 200_000)) || holdsTalk(text))
    return { kind: 'transcript', format: 'json' };
  return refuse({
    what: 'JSON without a transcript that is known here',
    instead: 'Save the transcript as WebVTT (.vtt), SubRip (.srt) or text and upload that.',
  });
};

const captions: Recognizer<TextSample> = ({ root, text }) => {
  if (root === 'tt') return { kind: 'transcript', format: 'ttml' };
  if (isSami(text)) return { kind: 'transcript', format: 'sami' };
  return isTimedText(text) ? { kind: 'transcript', format: 'timedtext' } : null;
};

/** What begins with the declaration of XML and holds no element of a page is data: of turns, or of nothing that is read. */
const data: Recognizer<TextSample> = ({ text, head, root }) => {
  const isPage = /<(?:html|body|head|div|p|span|article|h[1-6]|table|cite)[\s>]/i.test(head);
  if (root === null || isPage || !isXml(text)) return null;
  // Whether it holds turns: what of them could not be read is told when it is taken in.
  if (readXmlTranscript(text, openReport('transcript', 'xml')) !== null)
    return { kind: 'transcript', format: 'xml' };
  return refuse({
    what: 'an XML file without a transcript that is known here',
    instead: 'Upload a document with its text, or the transcript as WebVTT (.vtt) or text.',
  });
};

const page: Recognizer<TextSample> = ({ text, root, hint }) => {
  if (root === null) return null;
  const bare = !/<(?:html|body|head)[\s>]/i.test(text.slice(0, 8_000));
  if (isCitedHtml(text) && (bare || citesVoices(text))) return { kind: 'transcript', format: 'html' };
  if (!hint.url) return { kind: 'article', feedUrls: [], canonical: null };
  const { url } = hint;
  return { kind: 'article', feedUrls: findFeedLinks(text, url), canonical: findCanonicalLink(text, url) };
};

const transcript: Recognizer<TextSample> = ({ text, hint }) => {
  const format = detectFormat(text, hint);
  return format !== 'text' || isTextTranscript(text) ? { kind: 'transcript', format } : null;
};

const table: Recognizer<TextSample> = ({ text, hint }) =>
  holdsTable(text, hint)
    ? refuse({
        what: 'a table (CSV) without a column of spoken words',
        instead:
          'Organizations and people are imported under their own pages; for a transcript, name its columns speaker, start and text.',
      })
    : null;

const prose: Recognizer<TextSample> = ({ head, hint }) => ({
  kind: 'text',
  markdown: /\.(?:md|markdown)$/i.test(hint.name ?? '') || /^#{1,3} \S/m.test(head),
});

/** By their words, once they are text. */
export const byText: readonly Recognizer<TextSample>[] = [
  ...[unread, feed, opml, json, captions, data, page],
  ...[transcript, table, prose],
];

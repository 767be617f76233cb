import type { ReadingPlace } from '@ecco/domain';

/** A source that cannot be read: a stable code, words a reader can act on, and the line where there is one. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly code: string;
  readonly line: number | null;
  /** Whether the same input may succeed later. Content does not change by itself, so mostly false. */
  readonly retryable: boolean;

  constructor(input: { code: string; message: string; line?: number; retryable?: boolean; cause?: unknown }) {
    super(input.message, { cause: input.cause });
    this.code = input.code;
    this.line = input.line ?? null;
    this.retryable = input.retryable ?? false;
  }
}

const inMegabytes = (bytes: number): string => `${Math.round(bytes / 1_048_576)} MB`;

const secondsText = (ms: number): string => {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
};

const at = (line: number | undefined): string => (line === undefined ? '' : ` Look at line ${line}.`);

export const feedEmpty = () =>
  new SourceError({
    code: 'source.feed.empty',
    message: 'The feed is empty: the address answers with no content.',
  });

export const feedTooLarge = (maxBytes: number) =>
  new SourceError({
    code: 'source.feed.too-large',
    message: `The feed is larger than ${inMegabytes(maxBytes)}, the most that is read.`,
  });

export const feedUnreadable = (line?: number, cause?: unknown) =>
  new SourceError({
    code: 'source.feed.unreadable',
    message: `This is not a feed that can be read: it is neither RSS, Atom, RDF nor JSON Feed, or it is cut off.${at(line)} Open the address in a browser to see whether the feed is complete.`,
    ...(line === undefined ? {} : { line }),
    cause,
  });

export const opmlUnreadable = (cause?: unknown) =>
  new SourceError({
    code: 'source.opml.unreadable',
    message: 'The OPML file cannot be read, or it is cut off.',
    cause,
  });

export const opmlWithoutFeeds = () =>
  new SourceError({
    code: 'source.opml.no-feeds',
    message: 'The OPML file names no feed (no outline has an xmlUrl).',
  });

export const transcriptBroken = (format: string, line: number, what: string) =>
  new SourceError({
    code: `source.transcript.${format}-broken`,
    message: `The ${format.toUpperCase()} transcript is broken at line ${line}: ${what}`,
    line,
  });

type UnreadParts = { count: number; of: number; first: ReadingPlace | null; excerpt: string | null };

/** Half of a transcript or more could not be read. */
export const transcriptMostlyUnread = ({ count, of, first, excerpt }: UnreadParts) =>
  new SourceError({
    code: 'source.transcript.mostly-unread',
    message: `${count} of ${of} parts of this transcript can’t be read. The first${first === null ? '' : `, at ${first.kind} ${first.number},`} is “${excerpt ?? ''}”. Save it again, for example as WebVTT (.vtt), and upload that.`,
    ...(first?.kind === 'line' && { line: first.number }),
  });

export const transcriptEmpty = () =>
  new SourceError({
    code: 'source.transcript.empty',
    message: 'The transcript holds no words: the file has no cue or paragraph with text.',
  });

export const transcriptTooLate = () =>
  new SourceError({
    code: 'source.transcript.too-late',
    message:
      'The transcript has times after 596 hours, the latest that can be kept. Let its times begin with the recording and upload it again.',
  });

export const transcriptUnread = (format: string) =>
  new SourceError({
    code: 'source.transcript.unread-format',
    message: `This is ${format}, which can’t be read. Save it as WebVTT (.vtt), SubRip (.srt), or plain text and upload that.`,
  });

export const transcriptUnknown = () =>
  new SourceError({
    code: 'source.transcript.unknown',
    message: 'The file is not a transcript that can be read (VTT, SRT, JSON, HTML, or plain text are).',
  });

export const articleNotFound = () =>
  new SourceError({
    code: 'source.article.none',
    message:
      'There is no article on this page: it has too little running text. Paste a link to the article itself, or upload its text.',
  });

export const articleTooLarge = (maxBytes: number) =>
  new SourceError({
    code: 'source.article.too-large',
    message: `The page is larger than ${inMegabytes(maxBytes)}, the most that is read as an article.`,
  });

export const pdfEncrypted = () =>
  new SourceError({
    code: 'source.pdf.password',
    message: 'The PDF is protected with a password. Save a copy without one and upload that.',
  });

export const pdfWithoutText = (pages: number) =>
  new SourceError({
    code: 'source.pdf.scanned',
    message: `The PDF has ${pages === 1 ? 'one page' : `${pages} pages`} but no text: it is a scan. Run text recognition (OCR) on it and upload the result.`,
  });

export const pdfBroken = (cause?: unknown) =>
  new SourceError({
    code: 'source.pdf.broken',
    message: 'The PDF is damaged or cut off and cannot be opened. Save it again and upload the copy.',
    cause,
  });

export const pdfTooManyPages = (pages: number, most: number) =>
  new SourceError({
    code: 'source.pdf.too-many-pages',
    message: `The PDF has ${pages.toLocaleString('en-US')} pages; at most ${most.toLocaleString('en-US')} are read as one paper. Split it and upload the parts.`,
  });

export const pdfUnpacksTooLarge = (maxBytes: number) =>
  new SourceError({
    code: 'source.pdf.unpacks-too-large',
    message: `The PDF unpacks to more than ${inMegabytes(maxBytes)} of text and drawings, the most that is read. Save it again in a simpler form, or split it and upload the parts.`,
  });

export const docxBroken = (cause?: unknown) =>
  new SourceError({
    code: 'source.docx.broken',
    message:
      'The Word document is damaged or cut off and can’t be opened. Save it again and upload the copy.',
    cause,
  });

export const docxEmpty = () =>
  new SourceError({
    code: 'source.docx.empty',
    message: 'The Word document has no text, only pictures or empty pages. Upload a copy with its text.',
  });

export const docxUnpacksTooLarge = (maxBytes: number) =>
  new SourceError({
    code: 'source.docx.unpacks-too-large',
    message: `The Word document unpacks to more than ${inMegabytes(maxBytes)} of text, the most that is read. Split it and upload the parts.`,
  });

export const packedUnread = () =>
  new SourceError({
    code: 'source.packed.unread',
    message:
      'This packed file (gzip) is damaged or holds something other than text. Unpack it and upload what is in it.',
  });

/** `what` names the kind with its article; `instead` is what to do. */
export const kindUnread = (what: string, instead: string) =>
  new SourceError({
    code: 'source.content.unread-kind',
    message: `This is ${what}, which can’t be read. ${instead}`,
  });

export const readingTooSlow = (limitMs: number) =>
  new SourceError({
    code: 'source.too-slow',
    message: `Reading this source took longer than ${secondsText(limitMs)}, the most that is given to one of its size. Save it again in a simpler form, or split it and upload the parts.`,
  });

export const readingTooLarge = (maxBytes: number) =>
  new SourceError({
    code: 'source.too-much-memory',
    message: `Reading this source took more than ${inMegabytes(maxBytes)} of memory, the most that is given to one of its size. Save it again in a simpler form, or split it and upload the parts.`,
  });

export const textEmpty = () =>
  new SourceError({ code: 'source.text.empty', message: 'The document holds no text.' });

export const textTooLarge = (maxBytes: number) =>
  new SourceError({
    code: 'source.text.too-large',
    message: `The file is larger than ${inMegabytes(maxBytes)}, the most that is read as text. Split it and upload the parts.`,
  });

export const textTooLong = (characters: number, most: number) =>
  new SourceError({
    code: 'source.text.too-long',
    message: `The source holds ${(characters / 1_000_000).toFixed(1)} million characters; at most ${most / 1_000_000} million are processed as one item. Split it and upload the parts.`,
  });

export const chaptersBroken = (cause?: unknown) =>
  new SourceError({
    code: 'source.chapters.broken',
    message: 'The chapters file is not Podcasting 2.0 JSON.',
    cause,
  });

export const contentUnknown = () =>
  new SourceError({
    code: 'source.content.unknown',
    message:
      'This file type can’t be read. Feeds, audio, video, PDFs, Word documents (.docx), transcripts, text files and articles can.',
  });

export const contentEmpty = () =>
  new SourceError({
    code: 'source.content.empty',
    message: 'The file is empty. Check that it was saved as a whole.',
  });

export const videoRefused = (site: string, retryable: boolean, cause?: unknown) =>
  new SourceError({
    code: 'source.video.refused',
    message: `${site} does not let this server read the video. Upload the file or its captions (VTT or SRT) instead.`,
    retryable,
    cause,
  });

export const videoWithoutCaptions = (site: string) =>
  new SourceError({
    code: 'source.video.no-captions',
    message: `This ${site} video has no captions that can be read. Upload the file or its captions (VTT or SRT) instead.`,
  });

export const videoUnavailable = (site: string, reason: string) =>
  new SourceError({
    code: 'source.video.unavailable',
    message: `${site} says that the video cannot be played: ${reason}. Upload the file or its captions instead.`,
  });

export const directoryUnreadable = () =>
  new SourceError({
    code: 'source.directory.unreadable',
    message: 'The podcast directory answers with something that cannot be read.',
    retryable: true,
  });

export const directoryWithoutFeed = () =>
  new SourceError({
    code: 'source.directory.no-feed',
    message: 'The directory names no public feed for this show. Paste the address of its RSS feed instead.',
  });

export const calendarUnreadable = () =>
  new SourceError({
    code: 'source.calendar.unreadable',
    message: 'This link doesn’t lead to a calendar.',
  });

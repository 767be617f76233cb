/** What the sources bring in. All shapes are plain data, so that they cross a worker thread as they are. */

import type { DocumentType, ReadingReport } from '@ecco/domain';

/** Text that came from outside: `html` is sanitized, `text` is the same for reading. */
export type RichText = { html: string; text: string };

export type FeedFormat = 'rss' | 'atom' | 'rdf' | 'json';

export type TranscriptLink = {
  url: string;
  type: string | null;
  language: string | null;
  rel: string | null;
};
export type FeedPerson = { name: string; role: string | null; group: string | null };
export type Soundbite = { startMs: number; durationMs: number; title: string | null };
export type Enclosure = {
  url: string;
  type: string | null;
  /** bytes */
  length: number | null;
  /** Set where files of the feed have one path and its query says which of them it is. */
  isByQuery?: boolean;
};

export type FeedEntry = {
  guid: string | null;
  title: string;
  description: RichText;
  link: string | null;
  /** ISO 8601 in UTC. */
  publishedAt: string | null;
  durationMs: number | null;
  enclosure: Enclosure | null;
  image: string | null;
  author: string | null;
  transcripts: TranscriptLink[];
  chaptersUrl: string | null;
  /** Chapters that stand in the feed itself. */
  chapters: { title: string; startMs: number }[];
  /** How many more stand there whose start or title is missing. */
  chaptersUnread: number;
  persons: FeedPerson[];
  soundbites: Soundbite[];
};

export type FeedDocument = {
  format: FeedFormat;
  title: string;
  description: RichText;
  link: string | null;
  image: string | null;
  author: string | null;
  language: string | null;
  /** The publisher's own id of the show (`podcast:guid`), where given. */
  showGuid: string | null;
  itunesId: string | null;
  /** Labels under which the publisher puts the show, each once; the inner ones of nested categories too. */
  categories: string[];
  persons: FeedPerson[];
  /** Newest first, at most as many as asked for. */
  entries: FeedEntry[];
  /** Entries in the document, including those left off. */
  entryCount: number;
  /** Where the publisher says that the feed lives from now on. */
  movedTo: string | null;
  /** Where older entries stand, of a feed in pages. */
  nextUrl: string | null;
  /** Whether the document ends before its end. */
  isCutOff: boolean;
  report: ReadingReport;
};

/** A feed as its format has it, before what is left out of it is known. */
export type MappedFeed = Omit<FeedDocument, 'report' | 'isCutOff'>;

export type OpmlOutline = { title: string; feedUrl: string; siteUrl: string | null; category: string | null };
export type OpmlDocument = { title: string | null; feeds: OpmlOutline[]; report: ReadingReport };

/** A caption as it stands in a file. Times in ms; `text` is the raw payload. */
export type Cue = { id: string; startMs: number; endMs: number; text: string };

export type TranscriptFormat =
  | 'vtt'
  | 'srt'
  | 'scc'
  | 'ttml'
  | 'sbv'
  | 'lrc'
  | 'mpl2'
  | 'sami'
  | 'timedtext'
  | 'xml'
  | 'ass'
  | 'table'
  | 'json'
  | 'html'
  | 'text';
export type TranscriptSegment = {
  speaker: string | null;
  text: string;
  startMs: number | null;
  endMs: number | null;
  /** Set where the time was shared out by the length of the text (D55). */
  isEstimated?: boolean | undefined;
  /** Set where another voice begins that the file does not name. */
  opensTurn?: boolean;
};
/** What a transcript says of itself before its first word. `publishedAt` is ISO 8601 in UTC; a show and an organization by name. */
export type TranscriptAbout = {
  title: string | null;
  publishedAt: string | null;
  description: string | null;
  show: string | null;
  organization: string | null;
  /** Those who speak and whose office is printed with them. */
  people: readonly PrintedPerson[];
};
/** A person, and the office as it is printed. */
export type PrintedPerson = { name: string; role: string };

export type ParsedTranscript = {
  format: TranscriptFormat;
  language: string | null;
  about: TranscriptAbout;
  report: ReadingReport;
  segments: TranscriptSegment[];
};

export type Heading = { kind: 'heading'; level: number; text: string };
type Paragraph = { kind: 'paragraph' | 'list-item' | 'quote' | 'table-row' | 'code'; text: string };
export type Block = Heading | Paragraph;

export type ArticleDocument = {
  title: string;
  /** As the page has it. */
  byline: string | null;
  /** Whoever wrote it, by name alone. */
  author: string | null;
  /** ISO 8601 in UTC. */
  publishedAt: string | null;
  siteName: string | null;
  language: string | null;
  description: string | null;
  image: string | null;
  blocks: Block[];
  html: string;
  report: ReadingReport;
};

export type PagedBlock = Block & { /** From 1; null where the source has no pages. */ page: number | null };
export type TextDocument = {
  title: string;
  /** As the paper itself says, and not the program that wrote it. */
  author: string | null;
  language: string | null;
  documentType: DocumentType;
  pageCount: number | null;
  blocks: PagedBlock[];
  report: ReadingReport;
};

export type SourceChapter = {
  title: string;
  startMs: number;
  endMs: number | null;
  image: string | null;
  url: string | null;
  /** False for a mark that shall not stand in the table of contents. */
  listed: boolean;
};

export type VideoSite = 'youtube' | 'vimeo';
export type VideoLink = { site: VideoSite; id: string; url: string };
export type CaptionTrack = {
  url: string;
  language: string | null;
  name: string | null;
  /** Made by the site's machine rather than by the publisher. */
  automatic: boolean;
};
export type VideoDocument = {
  link: VideoLink;
  title: string;
  description: string;
  author: string | null;
  authorUrl: string | null;
  image: string | null;
  publishedAt: string | null;
  durationMs: number | null;
  captions: CaptionTrack[];
};

export type DirectoryLink = {
  directory: 'apple' | 'other';
  showId: string | null;
  episodeId: string | null;
  url: string;
};

/** What an address or a file turned out to be, by its content. */
export type SourceKind =
  | { kind: 'video'; link: VideoLink }
  | { kind: 'directory'; link: DirectoryLink; feedUrl: string | null }
  | { kind: 'feed'; format: FeedFormat }
  | { kind: 'opml' }
  | { kind: 'media'; medium: 'audio' | 'video'; mime: string; extension: string }
  | { kind: 'pdf' }
  /** What has to be unpacked before it is known whether it is a transcript or a text. */
  | { kind: 'packed'; packing: 'docx' | 'gzip' }
  | { kind: 'transcript'; format: TranscriptFormat }
  | { kind: 'text'; markdown: boolean }
  | { kind: 'article'; feedUrls: string[]; canonical: string | null };

/**
 * What runs in worker threads. Each function takes plain data and answers with plain data (see `serialized.ts`). Its
 * module is loaded with its first call: a thread that reads transcripts need not load what reads PDFs.
 */
import type { MessagePort } from 'node:worker_threads';
import type { MinutesComparison } from '@ecco/domain';
import type {
  Answer,
  Engine,
  LinkResult,
  Port,
  ReadMeeting,
  ReadSource,
  StreamedTask,
  StreamingPort,
  Task,
} from '@ecco/engine';
import type { CompareInput } from '../comparison/compare-transcripts.ts';
import type { Cutting } from '../media/cut/cut-recording.ts';
import type { Sound } from '../media/mp3.encode.ts';
import type { CutInput } from '../segments/cut-segments.ts';
import type { CalendarWindow } from '../sources/calendar/calendar.parser.ts';
import type { FeedHint } from '../sources/feed/parse-feed.ts';
import type { ContentHint } from '../sources/recognize/sample.ts';
import type { TranscriptHint } from '../sources/transcript/transcript.format.ts';
import type { LinkInput } from './link-input.type.ts';
import { letOthersGoFirst } from './low-priority.ts';
import { type PackedQuestion, type PackedSource, unpack, unpackQuestion } from './packed-sources.ts';
import { sendPieces } from './pieces.ts';
import { serialized } from './serialized.ts';
import { threadsOf } from './task.registry.ts';
import { notBuiltIn } from './work.errors.ts';

type Bytes = { bytes: Uint8Array };
type Charset = { charset: string | null };

export const cutSegments = serialized(async (input: CutInput) =>
  (await import('../segments/cut-segments.ts')).cutSegments(input),
);

/** A new transcript held against the one that is there; pages are answered first. */
export const compareTranscripts = serialized(async (input: CompareInput) => {
  letOthersGoFirst();
  return (await import('../comparison/compare-transcripts.ts')).compareTranscripts(input);
});

/** What a source is by its beginning, and what a transcript says of itself there. */
export const readHead = serialized(async ({ bytes, ...hint }: Bytes & ContentHint) => {
  const [{ recognizeContent }, { aboutTranscript }] = await Promise.all([
    import('../sources/recognize/recognize.ts'),
    import('../sources/transcript/parse-transcript.ts'),
  ]);
  const recognised = await recognizeContent(bytes, hint);
  const saidTitle = recognised.kind === 'transcript' ? aboutTranscript(bytes, hint).title : null;
  return { recognised, saidTitle };
});

/** What is packed, as the text that it holds. */
export const unpackSource = serialized(async ({ bytes, ...hint }: Bytes & ContentHint) =>
  (await import('../sources/packed/unpack-source.ts')).unpackSource(bytes, hint),
);

export const readMediaFacts = serialized(async (path: string) =>
  (await import('../media/media-facts.ts')).readMediaFacts(path),
);

/** A recording as files of pieces that a transcriber takes; pages are answered first. */
export const cutRecording = serialized(async (cutting: Cutting) => {
  letOthersGoFirst();
  return (await import('../media/cut/cut-recording.ts')).cutRecording(cutting);
});

/** A picture written anew from its pixels; pages are answered first. */
export const redrawPicture = serialized(async (bytes: Uint8Array) => {
  letOthersGoFirst();
  return (await import('../media/picture.redraw.ts')).redrawPicture(bytes);
});

export const parseFeed = serialized(async ({ bytes, ...hint }: Bytes & FeedHint) =>
  (await import('../sources/feed/parse-feed.ts')).parseFeed(bytes, hint),
);

export const sanitizeDocument = serialized(async (html: string) =>
  (await import('../sources/html/html.sanitize.ts')).sanitizeDocument(html),
);

export const parseOpml = serialized(async ({ bytes, charset }: Bytes & Charset) =>
  (await import('../sources/feed/opml.parser.ts')).parseOpml(bytes, { charset }),
);

export const parseTranscript = serialized(async ({ bytes, hint }: Bytes & { hint: TranscriptHint }) =>
  (await import('../sources/transcript/parse-transcript.ts')).parseTranscript(bytes, hint),
);

export const parseChapters = serialized(async (bytes: Uint8Array) =>
  (await import('../sources/chapters/chapters.parser.ts')).parseChapters(bytes),
);

export const readArticle = serialized(async ({ bytes, url, charset }: Bytes & Charset & { url: string }) => {
  const [{ extractArticle }, { turnsOfPage }, { decodeText }] = await Promise.all([
    import('../sources/article/extract-article.ts'),
    import('../sources/article/page-turns.ts'),
    import('../sources/text/text-decoding.ts'),
  ]);
  const article = extractArticle(decodeText(bytes, charset).text, url);
  return { ...article, turns: turnsOfPage(article.blocks) };
});

export const readSite = serialized(async ({ bytes, url, charset }: Bytes & Charset & { url: string }) => {
  const [site, text] = await Promise.all([
    import('../sources/article/read-site.ts'),
    import('../sources/text/text-decoding.ts'),
  ]);
  return site.readSite(text.decodeText(bytes, charset).text, url);
});

export const readPdf = serialized(async (bytes: Uint8Array) =>
  (await import('../sources/document/extract-pdf.ts')).extractPdf(bytes),
);

export const readText = serialized(async ({ bytes, ...hint }: Bytes & Charset & { name: string }) =>
  (await import('../sources/document/extract-text.ts')).extractTextDocument(bytes, hint),
);

/** The texts of an item that could be names, each once. */
export const nameTexts = serialized(async ({ item }: Pick<LinkInput, 'item'>): Promise<string[]> => {
  const { findSpans } = await (await import('@ecco/engine')).loadLinking();
  return [...new Set(findSpans(item).map(({ text }) => text))];
});

/** Whom an item names, by what of the graph is called so. */
export const linkNames = serialized(async ({ item, called, ...rest }: LinkInput): Promise<LinkResult> => {
  const linking = await (await import('@ecco/engine')).loadLinking();
  const nodes = new Map(called);
  return linking.linkNames({
    ...rest,
    spans: linking.findSpans(item),
    segments: item.segments,
    called: (text) => nodes.get(text) ?? [],
  });
});

type MinutesWork = { said: ReadMeeting; written: ReadMeeting };

/** A recording held against the minutes of the same meeting. */
export const compareMinutes = serialized(
  async ({ said, written }: MinutesWork): Promise<MinutesComparison> =>
    (await (await import('@ecco/engine')).loadMinutes()).compareMinutes(said, written),
);

/** A task of the engine with what its port takes. */
type TaskWork = { task: Task; input: never };

/** A task of the built-in engine. */
export const doTask = serialized(async ({ task, input }: TaskWork): Promise<unknown> => {
  // Seconds of work that readers do not wait for, in threads of their own.
  if (threadsOf(task) === 'voice') letOthersGoFirst();
  const { builtInEngine }: { builtInEngine: Engine } = await import('@ecco/engine');
  const port: Port<never, unknown> | undefined = builtInEngine.ports[task];
  if (port === undefined) throw notBuiltIn();
  return port(input);
});

/** An answer of the built-in engine, from sources that this thread may know. */
export const answer = serialized(async (packed: PackedQuestion): Promise<Answer> => {
  const { builtInEngine }: { builtInEngine: Engine } = await import('@ecco/engine');
  const port = builtInEngine.ports.answer;
  if (port === undefined) throw notBuiltIn();
  return port(unpackQuestion(packed));
});

type PackedRead = Omit<ReadSource, 'source'> & { source: PackedSource };

/** Questions that a source answers. */
export const suggestQuestions = serialized(async ({ source, ...read }: PackedRead): Promise<string[]> => {
  const { suggestQuestions: suggest } = await (await import('@ecco/engine')).loadSuggestions();
  return suggest({ ...read, source: unpack(source) });
});

/** A streamed task of the engine, and the port that takes its pieces. */
type StreamWork = { task: StreamedTask; input: never; port: MessagePort };

/** The same, piece by piece. */
export const streamTask = serialized(async ({ task, input, port }: StreamWork): Promise<void> => {
  const { builtInEngine }: { builtInEngine: Engine } = await import('@ecco/engine');
  const stream: StreamingPort<never, unknown> | undefined = builtInEngine.streams?.[task];
  if (stream === undefined) throw notBuiltIn();
  await sendPieces(port, (signal) => stream(input, signal));
});

export const encodeMp3 = serialized(async (sound: Sound) => {
  letOthersGoFirst();
  return (await import('../media/mp3.encode.ts')).encodeMp3(sound);
});

export const readCrawledPage = serialized(
  async ({ bytes, url, charset }: Bytes & Charset & { url: string }) => {
    const [crawled, text] = await Promise.all([
      import('../sources/crawled/crawled.page.ts'),
      import('../sources/text/text-decoding.ts'),
    ]);
    return crawled.readCrawledPage(text.decodeText(bytes, charset).text, url);
  },
);

export const parseSitemap = serialized(async ({ bytes, charset }: Bytes & Charset) => {
  const [sitemap, text] = await Promise.all([
    import('../sources/crawled/sitemap.parser.ts'),
    import('../sources/text/text-decoding.ts'),
  ]);
  return sitemap.parseSitemap(text.decodeText(bytes, charset).text);
});

export const parseCalendar = serialized(
  async ({ bytes, charset, window }: Bytes & Charset & { window: CalendarWindow }) => {
    const [calendar, line] = await Promise.all([
      import('../sources/calendar/calendar.parser.ts'),
      import('../sources/calendar/calendar.line.ts'),
    ]);
    return calendar.parseCalendar(line.calendarText(bytes, charset), window);
  },
);

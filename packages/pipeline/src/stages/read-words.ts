import { type DocumentType, type ReadingEntry, type ReadingReport, reportEntriesMax } from '@ecco/domain';
import { titlesResolutions } from '@ecco/engine';
import type { ItemDetails } from '@ecco/store';
import { titleOfFile } from '../ingest/title-of-name.ts';
import { fileNameOf } from '../item/file-name.ts';
import type { PipelineMeta } from '../item/item-meta.ts';
import { readBytes, saveTranscript, TranscriptFile, transcriptMime } from '../item/transcript-file.ts';
import type { RawSegment } from '../segments/segment-shaping.ts';
import { documentTypeOf, typeOfLinked } from '../sources/document/document.kind.ts';
import { isLessDistinct } from '../sources/document/generic.title.ts';
import { listedFunds } from '../sources/document/listed-funds.ts';
import { dateOfPaper, dayOfSigning, newestDayOf } from '../sources/document/paper.date.ts';
import { isUninformative, titleOfMemo, titleOfMinutes } from '../sources/document/paper.title.ts';
import { isPacked } from '../sources/packed/packing.ts';
import { textTooLong } from '../sources/source.errors.ts';
import type { PagedBlock } from '../sources/source.type.ts';
import { formOfFiling } from '../sources/text/filing-form.ts';
import { periodOf } from '../sources/text/said-period.ts';
import { mostCharacters } from '../sources/text/text-length.ts';
import { readOpening } from './read-opening.ts';
import { placeOfPage, placeOfPaper } from './said-place.ts';
import { datedBy, titledBy } from './stated-date.ts';
import type { Words, WordsWork } from './words.type.ts';

type StoredWords = NonNullable<PipelineMeta['words']>;
type WordsReading = {
  transcript: TranscriptFile;
  details: ItemDetails;
  meta: Partial<PipelineMeta>;
  report: ReadingReport | null;
  publisher?: Words['publisher'];
  place?: Words['place'];
};

const runOfBlock = (block: PagedBlock): RawSegment => ({
  speaker: null,
  text: block.text,
  startMs: null,
  endMs: null,
  page: block.page,
});

/** The blocks of a paper that may say of what day it is. */
const headBlocks = 25;

const ofMeeting: ReadonlySet<DocumentType> = new Set([
  'agenda',
  'packet',
  'minutes',
  'draft-minutes',
  'approved-minutes',
  'notice',
  'meeting-transcript',
]);

/** A paper that is named after a company's filing is one, unless it says that it is something else. */
const filingOf = (said: DocumentType): DocumentType =>
  said === 'document' || said === 'report' ? 'filing' : said;

const dateOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/** What a page says of itself completes what is known; what a person or the feed said stays. */
function completed(item: WordsWork['item'], match: ItemDetails): ItemDetails {
  return {
    author: item.author ?? match.author ?? null,
    publishedAt: item.publishedAt ?? match.publishedAt ?? null,
    description: item.description ?? match.description ?? null,
    imageUrl: item.imageUrl ?? match.imageUrl ?? null,
    language: item.language ?? match.language ?? null,
  };
}

async function readTranscript(
  { item, tools, signal, meta }: WordsWork,
  stored: StoredWords,
  bytes: Uint8Array,
): Promise<WordsReading> {
  if (stored.mime === transcriptMime) {
    const transcript = TranscriptFile.parse(JSON.parse(new TextDecoder().decode(bytes)));
    return { transcript, details: {}, meta: {}, report: transcript.report ?? null };
  }
  const hint = { mime: stored.mime, name: stored.name ?? stored.url, charset: stored.charset ?? null };
  const parsed = await tools.pool.run('parseTranscript', { bytes, hint }, signal);
  const runs = parsed.segments.map((segment) => ({ ...segment, page: null }));
  const { title, publishedAt, description, show, organization, people } = parsed.about;
  const result = { publishedAt: dateOf(publishedAt), description };
  const opening = readOpening(
    { item, meta },
    {
      source: stored.name ?? stored.url,
      texts: runs.map(({ text }) => text),
      labeled: { title, isDated: publishedAt !== null, show, organization },
    },
  );
  return {
    ...opening,
    // Whom the publisher names with an office of his own choice stays.
    meta: {
      ...opening.meta,
      ...(meta.persons.length === 0 && people.length > 0 && { persons: [...people] }),
    },
    transcript: { language: parsed.language ?? stored.language ?? null, runs },
    details: { ...completed(item, result), ...opening.details },
    report: parsed.report,
  };
}

function publisherOf(name: string | null, url: string): Words['publisher'] {
  const { protocol, origin } = new URL(url);
  return name !== null && /^https?:$/.test(protocol) ? { name, website: origin } : null;
}

/** Whether what a source is headed by says more of it than the name of the file that was uploaded. */
const isNamedByItself = ({ meta }: Pick<WordsWork, 'meta'>, title: string): boolean =>
  !(meta.file?.name && meta.file.url === null && isLessDistinct(title, titleOfFile(meta.file.name)));

async function readArticle(work: WordsWork, stored: StoredWords, bytes: Uint8Array): Promise<WordsReading> {
  const { item, tools, signal, meta } = work;
  const url = stored.url ?? item.sourceUrl ?? 'about:blank';
  const article = await tools.pool.run(
    'readArticle',
    { bytes, url, charset: stored.charset ?? null },
    signal,
  );
  const result = {
    author: article.author ?? article.siteName,
    publishedAt: dateOf(article.publishedAt),
    description: article.description,
    imageUrl: article.image,
    language: article.language,
  };
  const isNamed = isNamedByItself(work, article.title);
  const title = meta.titleIsGuess && article.title && isNamed ? { title: article.title } : {};
  const runs: RawSegment[] =
    article.turns?.map((turn) => ({ ...turn, page: null })) ??
    article.blocks.map((block) => runOfBlock({ ...block, page: null }));
  return {
    transcript: { language: article.language, runs },
    details: { ...completed(item, result), ...title },
    meta: meta.linkedAs ? { documentType: meta.linkedAs } : {},
    report: article.report,
    publisher: publisherOf(article.siteName, url),
    place: placeOfPage(work, {
      title: article.title,
      siteName: article.siteName,
      texts: article.blocks.map(({ text }) => text),
    }),
  };
}

async function readDocument(work: WordsWork, stored: StoredWords, bytes: Uint8Array): Promise<WordsReading> {
  const { item, tools, signal, meta } = work;
  const name = stored.name ?? item.title;
  const fileName = fileNameOf(stored.name ?? stored.url);
  const document =
    meta.form === 'pdf'
      ? await tools.pool.run('readPdf', bytes, signal)
      : await tools.pool.run('readText', { bytes, name, charset: stored.charset ?? null }, signal);
  const result = { author: document.author, language: document.language };
  const isCall = item.kind === 'earnings';
  const ownType = formOfFiling.test(fileName ?? '') ? filingOf(document.documentType) : document.documentType;
  const documentType = isCall ? 'earnings-call' : typeOfLinked(ownType, meta.linkedAs);
  // A letterhead is no title where the page that links the paper says what it is.
  const isNamed =
    (!meta.linkedAs || documentTypeOf(document.title, '') !== 'document') &&
    isNamedByItself(work, document.title);
  const texts = document.blocks.map(({ text }) => text);
  const head = texts.slice(0, headBlocks);
  const isOfResolutions = head.some((text) => titlesResolutions.test(text));
  const isOfMeeting = ofMeeting.has(documentType) || isOfResolutions;
  const said =
    (documentType === 'filing' ? dayOfSigning(texts) : null) ??
    (isOfResolutions ? newestDayOf(texts) : null) ??
    dateOfPaper({ name: fileName, title: item.title, head, texts, isOfMeeting });
  const titled = titleOfMemo(head) ?? titleOfMinutes(head, document.title);
  const dated = datedBy(item, said);
  return {
    transcript: { language: document.language, runs: document.blocks.map(runOfBlock) },
    details: {
      ...completed(item, result),
      ...dated,
      ...(meta.titleIsGuess &&
        titledBy(
          { ...item, ...dated },
          titled,
          isNamed && !isUninformative(document.title) ? document.title : '',
        )),
      pageCount: document.pageCount,
    },
    meta: {
      documentType,
      listed: listedFunds(document.title, texts),
      period: periodOf({
        name: fileName,
        title: document.title,
        texts: isCall ? texts : [],
      }),
    },
    report: document.report,
    place: placeOfPaper({ item, meta }, { texts, head, isOfMeeting }),
  };
}

const readers: Record<PipelineMeta['form'], typeof readTranscript> = {
  media: readTranscript,
  video: readTranscript,
  transcript: readTranscript,
  article: readArticle,
  pdf: readDocument,
  text: readDocument,
};

/** The bytes as readers take them: what was packed is unpacked, with what is left out of it. */
async function plainBytes(
  { tools, signal, meta }: WordsWork,
  { name, url, charset = null }: StoredWords,
  bytes: Uint8Array,
): Promise<{ bytes: Uint8Array; entries: ReadingEntry[] }> {
  if (meta.form === 'pdf' || !isPacked(bytes)) return { bytes, entries: [] };
  return tools.pool.run('unpackSource', { bytes, name: name ?? url, charset }, signal);
}

/** What a reader says of the words, and what was left out where they were unpacked. */
const withEntries = (report: ReadingReport | null, entries: readonly ReadingEntry[]): ReadingReport | null =>
  report && { ...report, entries: [...entries, ...report.entries].slice(0, reportEntriesMax) };

/** Reads the stored source into words. Throws the `source.*` error that says what is wrong with it. */
export async function readWords(work: WordsWork, stored: StoredWords): Promise<Words> {
  const { files } = work.tools.store;
  const packed = await plainBytes(work, stored, await readBytes(files, stored.key));
  const read = await readers[work.meta.form](work, stored, packed.bytes);
  const { transcript, details, meta, publisher = null, place = null } = read;
  const report = withEntries(read.report, packed.entries);
  const characters = transcript.runs.reduce((sum, run) => sum + run.text.length, 0);
  if (characters > mostCharacters) throw textTooLong(characters, mostCharacters);
  await saveTranscript(files, work.key, transcript);
  return { origin: stored.origin, details, meta, report, maker: null, publisher, place };
}

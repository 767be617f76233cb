/**
 * An article page as text: Mozilla's Readability finds the article in the tree, the tree's own metadata and JSON-LD say
 * who wrote it when, and what remains is divided into blocks. A page with too little running text, or of links only,
 * is no article.
 */
import type { ReadingReport } from '@ecco/domain';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { htmlToBlocks } from '../html/html.blocks.ts';
import { countTags, nestsTooDeep, readHtml } from '../html/html.guard.ts';
import { escapeHtml, sanitizeHtml } from '../html/html.sanitize.ts';
import { htmlToText } from '../html/html.text.ts';
import { openReport } from '../report/reading.report.ts';
import { articleNotFound, articleTooLarge, SourceError } from '../source.errors.ts';
import type { ArticleDocument, Block } from '../source.type.ts';
import { parseDate } from '../text/date.text.ts';
import { tidy } from '../text/tidy.ts';
import { preferSaid, saidBody } from './article.body.ts';
import { bylineOfOpening } from './article.byline.ts';
import { dayOfOpening, readByline } from './article.dateline.ts';
import { framesOf } from './article.frames.ts';
import { withoutFurniture } from './article.furniture.ts';
import { removeNextStories, spaceLineEnds, unfoldLayoutTables } from './article.layout.ts';
import { readLinkedData } from './article.linked-data.ts';
import { removeAsking, removeNoise, unfoldUnscripted } from './article.noise.ts';
import { headingOver, headingsOf, withoutSection, withoutSite } from './article.title.ts';

/** What finds the article looks from elements at all that they hold and lie in, and from each table five times. */
const nesting = { depth: 256, tables: 16, steps: 300_000 };
const limits = { bytes: 12 * 1_048_576, elements: 150_000, words: 60, saidWords: 40, linkShare: 0.6 };

/**
 * Extracts the article of a page. `url` is its address after redirects, of which the title is empty where neither the page
 * nor an address gives one. Throws `source.article.none` and
 * `source.article.too-large`.
 */
export function extractArticle(html: string, url: string): ArticleDocument {
  if (html.length > limits.bytes) throw articleTooLarge(limits.bytes);
  if (countTags(html, limits.elements) > limits.elements || nestsTooDeep(html, nesting))
    throw articleNotFound();
  const articleContent = readTree(html);
  const { content, blocks } = articleBody(articleContent, url);
  const site = siteOf(url);
  const lines = [
    ...(articleContent.opening === null ? [] : [articleContent.opening]),
    ...blocks.map(({ text }) => text),
  ];
  const byline = bylineOfOpening(blocks.map(({ text }) => text));
  const signed =
    articleContent.signed.author === null && byline !== null ? readByline(byline) : articleContent.signed;
  return {
    title:
      articleContent.title ||
      tidy(blocks.find((block) => block.kind === 'heading')?.text ?? '') ||
      (site && url),
    byline: articleContent.byline,
    author: signed.author,
    publishedAt:
      parseDate(articleContent.published) ??
      articleContent.signed.publishedAt ??
      signed.publishedAt ??
      dayOfOpening(lines),
    siteName: articleContent.siteName ?? (site || null),
    language: articleContent.language,
    description: articleContent.description,
    image: imageOf(articleContent.image, url),
    blocks,
    html: content,
    report: reportOf(articleContent),
  };
}

/** What the page has that is not read with its article. */
function reportOf({ frames, published }: ArticleContent): ReadingReport {
  const report = openReport('article', 'html');
  for (const address of frames) report.note({ what: 'frame-unread', excerpt: address });
  if (published !== null && published.trim() !== '' && parseDate(published) === null)
    report.note({ what: 'day-unread', excerpt: published });
  return report.close();
}

/** The words of the article: as the page shows them, else as it has them for programs. Throws `source.article.none`. */
function articleBody(articleContent: ArticleContent, url: string): { content: string; blocks: Block[] } {
  const wordsMin = articleContent.isSaid ? limits.saidWords : limits.words;
  for (const html of [articleContent.content, spokenOf(articleContent.saidElsewhere ?? '')]) {
    const content = sanitizeHtml(html, url);
    const blocks = withoutFurniture(withoutTitle(htmlToBlocks(content), articleContent.title));
    if (isArticle(blocks, content, wordsMin)) return { content, blocks };
  }
  throw articleNotFound();
}

/** The name of the host; empty for a page that has no address, such as an upload. */
const siteOf = (url: string): string => URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';

type ArticleContent = {
  title: string;
  /** Whether the page names one element as its article. */
  isSaid: boolean;
  content: string;
  byline: string | null;
  /** Who wrote it, and when, by its own data or its byline. */
  signed: ReturnType<typeof readByline>;
  published: string | null;
  /** The words of the article where the page has them for programs alone. */
  saidElsewhere: string | null;
  /** The line that a page puts over its article, where it says when it was published. */
  opening: string | null;
  siteName: string | null;
  language: string | null;
  description: string | null;
  image: string | null;
  /** Addresses of pages that the article shows in a frame. */
  frames: string[];
};

function readTree(html: string): ArticleContent {
  try {
    const { document } = parseHTML(html);
    const meta = (names: readonly string[]) => metaOf(document, names);
    const published =
      meta([
        'article:published_time',
        'datepublished',
        'date',
        'dc.date',
        'dcterms.date',
        'pubdate',
        'publish-date',
        'parsely-pub-date',
        'dc.date.issued',
        'dcterms.issued',
        'dcterms.created',
        'og:published_time',
        'article:published',
        'published_time',
        'publication_date',
        'publishdate',
        'sailthru.date',
        'citation_publication_date',
        'citation_date',
        'cxenseparse:recs:publishtime',
        'bt:pubdate',
        'originalpublicationdate',
      ]) ?? null;
    const clock = document.querySelector('time[datetime]')?.getAttribute('datetime') ?? null;
    const linked = readLinkedData(document);
    const headings = headingsOf(document);
    const opening = document.querySelector(
      '[class*="publish"], [class*="date"], [class*="meta"]',
    )?.textContent;
    const image = meta(['og:image', 'og:image:url', 'twitter:image', 'twitter:image:src']);
    const locale = meta(['og:locale', 'content-language']);
    const language = document.documentElement?.getAttribute('lang') || locale;
    const named = linked.headline ?? meta(['og:title']) ?? tidy(document.title);
    const frames = framesOf(document);
    unfoldUnscripted(document);
    removeAsking(document);
    removeNoise(document);
    unfoldLayoutTables(document);
    spaceLineEnds(document);
    removeNextStories(document, named);
    const said = saidBody(document);
    // Readability changes the tree, so it comes last.
    const article = new Readability(document, { maxElemsToParse: limits.elements }).parse();
    return {
      title: headingOver(
        withoutSection(withoutSite(tidy(article?.title ?? '') || named, article?.siteName), headings.first),
        headings,
      ),
      isSaid: said !== null,
      content: preferSaid(article?.content ?? '', article?.textContent ?? '', said),
      byline: tidy(article?.byline ?? '') || null,
      signed: readByline(linked.authors.join(', ') || tidy(article?.byline ?? '') || (authorOf(meta) ?? '')),
      saidElsewhere: linked.body,
      published: withClock(linked.published ?? article?.publishedTime ?? published, clock),
      opening: tidy(opening ?? '') || null,
      siteName: tidy(article?.siteName ?? '') || null,
      language: (article?.lang || language)?.replace('_', '-').toLowerCase() ?? null,
      description: tidy(article?.excerpt ?? '') || null,
      image,
      frames,
    };
  } catch (error) {
    throw error instanceof SourceError ? error : articleNotFound();
  }
}

/** A day without an hour, with that of the page's first clock where it is of the same day. */
function withClock(published: string | null, clock: string | null): string | null {
  if (published === null || clock === null) return published ?? clock;
  const [day, moment] = [parseDate(published), parseDate(clock)];
  const isOfDay = day?.endsWith('T00:00:00.000Z') === true && !published.includes(':');
  return isOfDay && moment?.slice(0, 10) === day.slice(0, 10) ? clock : published;
}

/** Who wrote it by the page's own data; an address is nobody. */
function authorOf(meta: (names: readonly string[]) => string | null): string | null {
  const names = [
    'author',
    'byl',
    'sailthru.author',
    'parsely-author',
    'dc.creator',
    'article:author',
    'citation_author',
  ];
  return (
    names.map((name) => meta([name])).find((name) => name !== null && !/^(?:https?:|@)/.test(name)) ?? null
  );
}

/** A page without its article in it, as it has it for programs. */
const spokenOf = (words: string): string =>
  words
    .split(/\n\s*\n|\r\n/)
    .map((paragraph) => `<p>${escapeHtml(htmlToText(paragraph))}</p>`)
    .join('');

function metaOf(document: Document, names: readonly string[]): string | null {
  const requested = new Map<string, string>();
  for (const element of document.querySelectorAll('meta[content]')) {
    const key =
      element.getAttribute('property') ?? element.getAttribute('name') ?? element.getAttribute('itemprop');
    const content = element.getAttribute('content')?.trim();
    if (key && content && !requested.has(key.toLowerCase())) requested.set(key.toLowerCase(), content);
  }
  for (const name of names) {
    const value = requested.get(name);
    if (value) return value;
  }
  return null;
}

function imageOf(address: string | null, base: string): string | null {
  const url = address === null ? null : URL.parse(address, base);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** A heading that only says the title again is no part of the text. */
function withoutTitle(blocks: readonly Block[], title: string): Block[] {
  const first = blocks[0];
  const repeats = first?.kind === 'heading' && first.text.toLowerCase() === title.toLowerCase();
  return repeats ? blocks.slice(1) : [...blocks];
}

function isArticle(blocks: readonly Block[], content: string, wordsMin: number): boolean {
  const text = blocks.map((block) => block.text).join(' ');
  // Scripts without spaces between words count by characters.
  const words = Math.max(
    text.split(/\s+/).length,
    (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0) / 2,
  );
  return words >= wordsMin && linkedCharacters(content) / Math.max(1, text.length) < limits.linkShare;
}

function linkedCharacters(html: string): number {
  let inside = 0;
  let count = 0;
  readHtml(html, {
    onopentagname: (tag) => {
      if (tag === 'a') inside++;
    },
    ontext: (text) => {
      if (inside > 0) count += text.trim().length;
    },
    onclosetag: (tag) => {
      if (tag === 'a') inside = Math.max(0, inside - 1);
    },
  });
  return count;
}

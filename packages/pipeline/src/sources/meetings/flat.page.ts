/** A page as one text, with the place that each of its elements and links has in it. */
import { boundaryOf } from '@ecco/domain';
import { readHtml } from '../html/html.guard.ts';

/** An element of a page by the part of the text that it holds. */
type FlatElement = {
  tag: string;
  /** The element around it, as its place in the list; -1 for none. */
  parent: number;
  start: number;
  end: number;
  /** In what stands around the content: navigation, head, foot and margin. */
  isAside: boolean;
};
/** `moment`: as it is written there, from its year on. */
export type TimedPlace = { start: number; end: number; moment: string };
export type FlatLink = { start: number; end: number; href: string; text: string };
/** Elements in the order in which they begin. A line of the text is a block of the page. */
export type FlatPage = {
  text: string;
  elements: FlatElement[];
  links: FlatLink[];
  title: string;
  language: string | null;
  /** Days that the page has for programs beside its words (`datetime`, `startDate`), by the place of what they are of. */
  timed: TimedPlace[];
  /** Articles that stand beside others, by their places: parts of a list. */
  cards: ReadonlySet<number>;
  /** The descriptions of events that the page has for programs (`application/ld+json`), unread. */
  data: string[];
};

const silent = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'math',
  'iframe',
  'object',
  'select',
]);
const asides = new Set(['nav', 'footer', 'aside']);
const asideNamed = /\b(?:nav|navbar|navigation|menu|footer|breadcrumbs?|sidebar|skip-?link)\b/i;
const inline = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup time tt u var'.split(
    ' ',
  ),
);
/** What a page takes back, and words between others that nobody sees; whole blocks are unfolded when they are asked for. */
const struck = new Set(['s', 'strike', 'del']);
const unseen = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const lineThrough = /text-decoration[a-z-]{0,10}\s*:[^;]{0,60}line-through/i;
const isUnseen = (tag: string, attributes: Readonly<Record<string, string>>): boolean =>
  struck.has(tag) ||
  lineThrough.test(attributes['style'] ?? '') ||
  (inline.has(tag) && ('hidden' in attributes || unseen.test(attributes['style'] ?? '')));
/** Letters and figures that stand above or below their line belong to what stands before them. */
const scripts = new Set(['sup', 'sub']);

/** The moment that an element has for programs; null for none. */
function momentOf(tag: string, attributes: Readonly<Record<string, string>>): string | null {
  const said =
    tag === 'time'
      ? attributes['datetime']
      : attributes['itemprop'] === 'startDate'
        ? attributes['content']
        : '';
  return /^20\d\d-\d{2}-\d{2}/.test(said ?? '') ? (said ?? '').slice(0, 40) : null;
}

/** What a page says beyond so much is not read. */
const longest = 2_000_000;
const mostElements = 200_000;

/** Reads HTML into one text. Bounded in depth, length and number of elements. */
export function flattenPage(html: string): FlatPage {
  const page: FlatPage = {
    text: '',
    elements: [],
    links: [],
    title: '',
    language: null,
    timed: [],
    cards: new Set(),
    data: [],
  };
  const parts: string[] = [];
  const open: number[] = [];
  let [length, quiet, inTitle, inData] = [0, 0, false, false];
  /** The elements, by their places, in which nothing is said. */
  const unsaid: number[] = [];
  let last = '\n';
  /** Whether an element began or ended since the last text: parts of a day that only a style sheet keeps apart. */
  let isParted = false;
  const isGlued = (before: string, text: string): boolean =>
    isParted &&
    ((/\d/.test(before) && /^(?!(?:st|nd|rd|th)(?!\p{L}))[\p{L}\d]/u.test(text)) ||
      (/\p{L}/u.test(before) && /^\d/.test(text)));
  const timed = new Map<number, string>();
  let link: { start: number; href: string } | null = null;
  const add = (text: string): void => {
    if (text === '' || length > longest) return;
    parts.push(text);
    isParted = false;
    length += text.length;
    last = text.at(-1) ?? last;
  };
  const breakLine = (): void => {
    if (last !== '\n') add('\n');
  };
  readHtml(html, {
    onopentag(tag, attributes) {
      isParted ||= !scripts.has(tag);
      if (tag === 'html') page.language = attributes['lang']?.slice(0, 20) || null;
      inTitle ||= tag === 'title';
      inData = tag === 'script' && /ld\+json/i.test(attributes['type'] ?? '');
      if (inData) page.data.push('');
      if (silent.has(tag)) quiet++;
      if (!inline.has(tag)) breakLine();
      if (page.elements.length >= mostElements) return;
      const parent = open.at(-1) ?? -1;
      const named =
        `${attributes['class'] ?? ''} ${attributes['id'] ?? ''} ${attributes['role'] ?? ''}`.slice(0, 300);
      const isAside = page.elements[parent]?.isAside === true || asides.has(tag) || asideNamed.test(named);
      open.push(page.elements.push({ tag, parent, start: length, end: length, isAside }) - 1);
      const moment = momentOf(tag, attributes);
      if (moment !== null) timed.set(open.at(-1) ?? -1, moment);
      if (isUnseen(tag, attributes)) unsaid.push(page.elements.length - 1);
      if (tag === 'a' && attributes['href'])
        link = { start: length, href: attributes['href'].slice(0, 2_000) };
    },
    ontext(text) {
      if (inData) page.data.push(`${page.data.pop() ?? ''}${text}`.slice(0, 200_000));
      else if (inTitle) page.title = `${page.title}${text}`.slice(0, 500);
      else if (quiet === 0 && unsaid.length === 0) {
        if (isGlued(last, text)) add(' ');
        const plain = text.replace(/[\s\u00A0\u200B]+/gu, ' ');
        add(last === '\n' || last === ' ' ? plain.trimStart() : plain);
      }
    },
    onclosetag(tag) {
      isParted ||= !scripts.has(tag);
      if (silent.has(tag)) quiet = Math.max(0, quiet - 1);
      if (tag === 'title') inTitle = false;
      inData = false;
      if (tag === 'a' && link !== null) {
        page.links.push({ ...link, end: length, text: '' });
        link = null;
      }
      const at = open.findLastIndex((place) => page.elements[place]?.tag === tag);
      for (const place of at === -1 ? [] : open.splice(at).toReversed()) {
        const element = page.elements[place];
        if (element) element.end = length;
        if (unsaid.at(-1) === place) unsaid.pop();
      }
      if (!inline.has(tag)) breakLine();
    },
  });
  for (const place of open) {
    const element = page.elements[place];
    if (element) element.end = length;
  }
  page.timed = [...timed].flatMap(([place, moment]) => {
    const element = page.elements[place];
    return element === undefined ? [] : [{ start: element.start, end: element.end, moment }];
  });
  page.cards = cardsOf(page.elements);
  page.text = parts.join('');
  page.title = page.title.replace(/\s+/gu, ' ').trim();
  page.links = page.links.map((one) => ({ ...one, text: page.text.slice(one.start, one.end).trim() }));
  return page;
}

function cardsOf(elements: readonly FlatElement[]): ReadonlySet<number> {
  const articles = elements.flatMap(({ tag, parent }, place) =>
    tag === 'article' ? [{ parent, place }] : [],
  );
  const lists = Map.groupBy(articles, ({ parent }) => parent);
  return new Set(
    [...lists.values()].filter(({ length }) => length > 1).flatMap((list) => list.map(({ place }) => place)),
  );
}

/** The innermost element that holds a part of the text; -1 where there is none. */
export function elementAt({ elements }: FlatPage, start: number, end: number): number {
  // Elements begin in order, so what holds the place is the last one that began before it, or stands around that.
  let position = boundaryOf(elements, (element) => element.start <= start) - 1;
  while (position >= 0 && (elements[position]?.end ?? 0) < end) position = elements[position]?.parent ?? -1;
  return position;
}

/** The line around a place in the text, and where it begins. */
export function lineAt(text: string, at: number): { line: string; start: number } {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return { line: text.slice(start, end === -1 ? undefined : end), start };
}

import type { Answer, AnswerSentence, Citation } from '@ecco/contract';
import { shortDate } from '../../format/date.ts';
import { placeHref } from '../../format/place-href.ts';
import { shownSpeaker } from '../../format/speaker.ts';
import { quoted, shownTitle } from '../../format/text.ts';
import { onePerPlace, placeKey } from '../../ui/citation/numbering.ts';
import { matterGroups } from './claim-groups.ts';
import { type GraphAnswerLine, pathOf } from './graph-lines.ts';
import { placeNumbers } from './source-numbers.ts';

/** The words of an export that are ours. `placeOf`: how a place is written. */
export type ExportWords = {
  sources: string;
  disagree: string;
  placeOf: (citation: Citation) => string;
  /** Stands before the paths of places. */
  origin: string;
  /** What of organizations themselves answers. */
  kept: readonly GraphAnswerLine[];
};

/** How one format writes the parts of an answer. All texts come as they are, and are escaped there. */
type Format = {
  title: (text: string) => string;
  heading: (text: string) => string;
  sentence: (parts: {
    who: string;
    text: string;
    marks: readonly { number: number; href: string }[];
  }) => string;
  /** Something that its own page tells. */
  kept: (parts: { lead: string; text: string; href: string }) => string;
  source: (parts: {
    number: number;
    title: string;
    places: readonly { text: string; href: string }[];
  }) => string;
  list: (entries: readonly string[], kind: 'sentences' | 'sources') => string;
};

const escapeMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]<>#|]/g, '\\$&');
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);
const linkHtml = (href: string, text: string): string =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

const plain: Format = {
  title: (text) => text,
  heading: (text) => text,
  sentence: ({ who, text, marks }) =>
    [who && `${who}: `, text, ...marks.map(({ number }) => ` [${number}]`)].join(''),
  kept: ({ lead, text, href }) => `${lead}: ${text} ${href}`,
  source: ({ number, title, places }) =>
    [`[${number}] ${title}`, ...places.map(({ text, href }) => `    ${text} ${href}`)].join('\n'),
  list: (entries, kind) => entries.join(kind === 'sentences' ? '\n\n' : '\n'),
};

const markdown: Format = {
  title: (text) => `## ${escapeMarkdown(text)}`,
  heading: (text) => `### ${escapeMarkdown(text)}`,
  sentence: ({ who, text, marks }) =>
    [
      who && `**${escapeMarkdown(who)}:** `,
      escapeMarkdown(text),
      ...marks.map(({ number, href }) => ` [\\[${number}\\]](${href})`),
    ].join(''),
  kept: ({ lead, text, href }) => `**${escapeMarkdown(lead)}:** [${escapeMarkdown(text)}](${href})`,
  source: ({ number, title, places }) =>
    `${number}. ${escapeMarkdown(title)}: ${places.map(({ text, href }) => `[${escapeMarkdown(text)}](${href})`).join(', ')}`,
  list: (entries, kind) => entries.join(kind === 'sentences' ? '\n\n' : '\n'),
};

const html: Format = {
  title: (text) => `<h2>${escapeHtml(text)}</h2>`,
  heading: (text) => `<h3>${escapeHtml(text)}</h3>`,
  sentence: ({ who, text, marks }) =>
    `<p>${[
      who && `<strong>${escapeHtml(who)}:</strong> `,
      escapeHtml(text),
      ...marks.map(({ number, href }) => `<sup>${linkHtml(href, `[${number}]`)}</sup>`),
    ].join('')}</p>`,
  kept: ({ lead, text, href }) => `<p><strong>${escapeHtml(lead)}:</strong> ${linkHtml(href, text)}</p>`,
  source: ({ number, title, places }) =>
    `<li value="${number}">${escapeHtml(title)}: ${places.map(({ text, href }) => linkHtml(href, text)).join(', ')}</li>`,
  list: (entries, kind) => (kind === 'sources' ? `<ol>${entries.join('')}</ol>` : entries.join('\n')),
};

/** Who says a sentence, and when. */
function whoSays({ speaker, date }: AnswerSentence): string {
  const name = shownSpeaker(speaker?.name ?? null);
  const who = name === null ? '' : [name, speaker?.role].filter(Boolean).join(', ');
  const day = date === null ? null : shortDate(date);
  if (day === null) return who;
  return who === '' ? day : `${who} (${day})`;
}

function written(answer: Answer, words: ExportWords, format: Format): string {
  const numbers = placeNumbers(answer);
  const hrefOf = (citation: Citation): string => `${words.origin}${placeHref(citation)}`;
  const numberOf = (citation: Citation): number => numbers.get(placeKey(citation)) ?? 0;
  const sentenceOf = (sentence: AnswerSentence): string =>
    format.sentence({
      who: whoSays(sentence),
      text: sentence.verbatim ? quoted(sentence.text) : sentence.text,
      marks: onePerPlace(sentence.citations).map((one) => ({ number: numberOf(one), href: hrefOf(one) })),
    });
  const texts = matterGroups(answer).flatMap(({ differs, claims }) => [
    ...(differs ? [format.heading(words.disagree)] : []),
    ...claims.flatMap(({ tellings }) => tellings.flatMap(({ sentences }) => sentences.map(sentenceOf))),
  ]);
  const retained = words.kept.map(({ lead, text, notes, source, page }) =>
    format.kept({
      lead,
      text: [text, ...notes, ...(source === null ? [] : [source.text])].filter(Boolean).join(', '),
      href: `${words.origin}${pathOf(page)}`,
    }),
  );
  const cited = onePerPlace(answer.items.flatMap(({ citations }) => citations));
  const sourceOf = (number: number): string => {
    const places = cited.filter((citation) => numberOf(citation) === number);
    const { item } = places[0] ?? {};
    const source = item && answer.sources[item.uuid];
    const facts = [
      shownTitle(item?.title ?? ''),
      source?.podcast?.name,
      source?.release_date && shortDate(source.release_date),
    ];
    return format.source({
      number,
      title: facts.filter(Boolean).join(', '),
      places: places.map((place) => ({ text: words.placeOf(place), href: hrefOf(place) })),
    });
  };
  const order = [...new Set(cited.map(numberOf))].sort((a, b) => a - b);
  return [
    format.title(answer.query),
    format.list([...retained, ...texts], 'sentences'),
    ...(order.length === 0
      ? []
      : [format.heading(words.sources), format.list(order.map(sourceOf), 'sources')]),
  ].join('\n\n');
}

/** An answer with its sources, each with the address of its place. */
export const answerText = (answer: Answer, words: ExportWords): string => written(answer, words, plain);
export const answerMarkdown = (answer: Answer, words: ExportWords): string =>
  written(answer, words, markdown);
export const answerHtml = (answer: Answer, words: ExportWords): string => written(answer, words, html);

import type { Chapter, CitedText } from '@ecco/domain';
import type { ExportItem, Pieces } from './export.type.ts';
import { clockTime, labelName } from './export-names.ts';
import { bracketed, type Dialect, quoteOf, sayingOf, withPlaces, writtenPlace } from './page-words.ts';
import { proceedingsParts } from './proceedings-export.ts';

type List = (sentences: readonly CitedText[]) => string;

const listIn =
  (dialect: Dialect, item: ExportItem): List =>
  (sentences) =>
    sentences.map((sentence) => `- ${sayingOf(dialect, item, sentence)}`).join('\n');

const section = (dialect: Dialect, title: string, body: string): string[] =>
  body === '' ? [] : [dialect.section(title), body];

function facts({ words }: Dialect, item: ExportItem): string {
  const lines: [string, string | null][] = [
    ['Source', item.sourceUrl],
    ['In Ecco', item.pageUrl],
    ['Show', item.showName],
    ['Author', item.author],
    ['Date', item.releaseDate?.slice(0, 10) ?? null],
    ['Duration', item.durationMs === null ? null : clockTime(item.durationMs)],
    ['Summary made by', item.madeBy],
  ];
  return lines
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `- ${name}: ${words(value ?? '')}`)
    .join('\n');
}

type TitledPlace = Parameters<typeof writtenPlace>[1] & { title: string };

function titled(dialect: Dialect, part: TitledPlace): string {
  return withPlaces(dialect, dialect.words(part.title), [part]);
}

function chapter(dialect: Dialect, list: List, item: Chapter): string {
  const takeaways = list(item.takeaways);
  const sections = (item.sections ?? []).map((section) => `- ${titled(dialect, section)}`).join('\n');
  return [
    dialect.chapter(titled(dialect, item)),
    list(item.summary),
    takeaways === '' ? '' : `Takeaways:\n\n${takeaways}`,
    sections === '' ? '' : `Sections:\n\n${sections}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

async function* transcript(dialect: Dialect, item: ExportItem): Pieces {
  let last: { speaker: string | null; page: number | null } = { speaker: null, page: null };
  for await (const segment of item.segments) {
    const speaker = labelName(item, segment.speaker);
    if (segment.page !== null && segment.page !== last.page) yield dialect.page(segment.page);
    const { id: segmentId, startMs } = segment;
    const place = startMs === null ? null : writtenPlace(dialect, { segmentId, startMs, page: null });
    const named = speaker === last.speaker || speaker === null ? null : dialect.words(speaker);
    yield `${dialect.lead(place, named)}${dialect.words(segment.text)}`;
    last = { speaker, page: segment.page };
  }
}

function highlights(dialect: Dialect, item: ExportItem): string {
  const lines = (item.highlights ?? []).map((highlight) => {
    const name = labelName(item, highlight.speaker);
    const source = [name === null ? null : dialect.words(name), writtenPlace(dialect, highlight)];
    const texts = source.filter((part) => part !== null);
    return dialect.quotation(bracketed(`“${dialect.words(highlight.text)}”`, texts));
  });
  return lines.join('\n\n');
}

function claims(dialect: Dialect, item: ExportItem): string {
  const lines = (item.assertions ?? []).map(({ text, speaker, citation }) => {
    const name = labelName(item, speaker);
    const said = quoteOf(dialect, { text, verbatim: false, citations: [citation] });
    return `- ${name === null ? '' : `${dialect.words(name)}: `}${said}`;
  });
  return lines.join('\n');
}

/** A page to read or to hand on: facts, summary with places, quotations, claims and the whole text. */
export async function* toPage(dialect: Dialect, item: ExportItem): Pieces {
  const { overview, analysis } = item;
  const oneLiner = analysis?.oneLiner ?? null;
  const list = listIn(dialect, item);
  const outline = (item.chapters ?? []).map((one) => chapter(dialect, list, one)).join('\n\n');
  const parts = [
    dialect.title(dialect.words(item.title)),
    facts(dialect, item),
    oneLiner === null ? '' : sayingOf(dialect, item, oneLiner),
    ...proceedingsParts(dialect, item).flatMap(({ title, body }) => section(dialect, title, body)),
    ...section(dialect, 'In short', list(analysis?.tldr ?? [])),
    ...section(dialect, 'Key insights', list(overview?.keyInsights ?? [])),
    ...section(dialect, 'Why it matters', list(overview?.whyItMatters ?? [])),
    ...section(dialect, 'Outline', outline),
    ...section(dialect, 'Highlights', highlights(dialect, item)),
    ...section(dialect, 'Assertions', claims(dialect, item)),
  ];
  yield parts.filter((part) => part !== '').join('\n\n');
  let before = `\n\n${dialect.section('Transcript')}\n\n`;
  for await (const paragraph of transcript(dialect, item)) {
    // Lines without words leave no gap.
    if (paragraph === '') continue;
    yield `${before}${paragraph}`;
    before = '\n\n';
  }
  yield '\n';
}

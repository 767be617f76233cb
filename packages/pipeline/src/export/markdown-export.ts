import type { Chapter, CitedText, Segment } from '@ecco/engine';
import type { ExportItem } from './export.type.ts';
import { clockTime, nameOf, placeOf } from './export-names.ts';

/** What Markdown would read as markup at any place; enough for running text. */
const escapeText = (text: string): string =>
  text
    .replace(/([\\`*_[\]<>#])/g, '\\$1')
    .replace(/\s+/g, ' ')
    .trim();

function cited(sentence: CitedText): string {
  const text = sentence.verbatim ? `“${escapeText(sentence.text)}”` : escapeText(sentence.text);
  const places = [...new Set(sentence.citations.map(placeOf).filter((place) => place !== null))];
  return places.length === 0 ? text : `${text} (${places.join(', ')})`;
}

const list = (sentences: CitedText[]): string =>
  sentences.map((sentence) => `- ${cited(sentence)}`).join('\n');

function section(title: string, body: string): string[] {
  return body === '' ? [] : [`## ${title}`, body];
}

function facts(item: ExportItem): string {
  const lines: [string, string | null][] = [
    ['Show', item.showName],
    ['Author', item.author],
    ['Date', item.releaseDate?.slice(0, 10) ?? null],
    ['Duration', item.durationMs === null ? null : clockTime(item.durationMs)],
    ['Source', item.sourceUrl],
    ['Summary made by', item.madeBy],
  ];
  return lines
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `- ${name}: ${escapeText(value ?? '')}`)
    .join('\n');
}

function chapter(item: Chapter): string {
  const place = placeOf(item);
  const heading = `### ${escapeText(item.title)}${place === null ? '' : ` (${place})`}`;
  return [heading, list(item.summary), list(item.takeaways)].filter((part) => part !== '').join('\n\n');
}

function transcript(item: ExportItem): string {
  const paragraphs: string[] = [];
  let last: { speaker: string | null; page: number | null } = { speaker: null, page: null };
  const line = (segment: Segment): void => {
    const speaker = nameOf(item, segment.speaker);
    if (segment.page !== null && segment.page !== last.page) paragraphs.push(`*Page ${segment.page}*`);
    const place = segment.startMs === null ? '' : ` (${clockTime(segment.startMs)})`;
    const lead = speaker === null || speaker === last.speaker ? '' : `**${escapeText(speaker)}**${place}: `;
    paragraphs.push(`${lead}${escapeText(segment.text)}`);
    last = { speaker, page: segment.page };
  };
  item.segments.forEach(line);
  return paragraphs.join('\n\n');
}

/** A page to read or to hand on: facts, summary with places, quotations, claims and the whole text. */
export function toMarkdown(item: ExportItem): string {
  const highlights = (item.highlights ?? []).map((highlight) => {
    const speaker = nameOf(item, highlight.speaker);
    const source = [speaker, placeOf(highlight)].filter((part) => part !== null).join(', ');
    return `> “${escapeText(highlight.text)}”${source === '' ? '' : ` (${escapeText(source)})`}`;
  });
  const claims = (item.assertions ?? []).map((claim) => {
    const speaker = nameOf(item, claim.speaker);
    return `- ${speaker === null ? '' : `${escapeText(speaker)}: `}${cited({ text: claim.text, verbatim: false, citations: [claim.citation] })}`;
  });
  const oneLiner = item.analysis?.oneLiner ?? null;
  const parts = [
    `# ${escapeText(item.title)}`,
    facts(item),
    oneLiner === null ? '' : cited(oneLiner),
    ...section('In short', list(item.analysis?.tldr ?? [])),
    ...section('Key insights', list(item.overview?.keyInsights ?? [])),
    ...section('Why it matters', list(item.overview?.whyItMatters ?? [])),
    ...section('Outline', (item.chapters ?? []).map(chapter).join('\n\n')),
    ...section('Highlights', highlights.join('\n\n')),
    ...section('Assertions', claims.join('\n')),
    ...section('Transcript', transcript(item)),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

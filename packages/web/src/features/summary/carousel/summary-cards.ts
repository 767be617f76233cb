/*
 * The cards of a summary in the order in which they are leafed through: the overview, the chapters with the
 * highlights at their place between them, and a last one that asks what the reader thinks.
 */
import type { Highlight, Summary, SummaryItem } from '@ecco/contract';
import { parseClock } from '../../../format/time.ts';

export type ChapterCard = { kind: 'chapter'; key: string; chapter: SummaryItem };
export type HighlightCard = { kind: 'highlight'; key: string; number: number; highlight: Highlight };
export type SummaryCard =
  | { kind: 'overview'; key: 'overview' }
  | ChapterCard
  | HighlightCard
  | { kind: 'survey'; key: 'survey' };

/** A card to show; a new object each time, so that the same one can be asked for again. */
export type CardTarget = { card: number } | { highlight: number };

/** Of a highlight whose end is not known. */
const leastHighlightSeconds = 5;

/** A highlight follows the chapter in which its first line lies. */
function mixed({ items, highlights }: Summary): (ChapterCard | HighlightCard)[] {
  const placed = [
    ...items.map((chapter) => ({
      line: chapter.content_id,
      card: { kind: 'chapter', key: `chapter-${chapter.index}`, chapter } as const,
    })),
    ...highlights.map((highlight, number) => ({
      line: highlight.content_id,
      card: { kind: 'highlight', key: `highlight-${highlight.id}`, number, highlight } as const,
    })),
  ];
  // The sort is stable: on the same line the chapter, which stood first, stays first.
  return placed.sort((a, b) => a.line - b.line).map(({ card }) => card);
}

/** The cards of a summary in order. */
export const cardsOf = (summary: Summary): SummaryCard[] => [
  { kind: 'overview', key: 'overview' },
  ...mixed(summary),
  { kind: 'survey', key: 'survey' },
];

/** What `?card=` and the digest call a card: 0 is the overview, 1 the first chapter; null for the others. */
export function cardNumberOf(card: SummaryCard): number | null {
  if (card.kind === 'overview') return 0;
  return card.kind === 'chapter' ? card.chapter.index + 1 : null;
}

/** Where a card stands among the others; null where there is none such. */
export function positionOf(cards: readonly SummaryCard[], target: CardTarget): number | null {
  const at = cards.findIndex((card) =>
    'card' in target
      ? cardNumberOf(card) === target.card
      : card.kind === 'highlight' && card.number === target.highlight,
  );
  return at < 0 ? null : at;
}

const highlightEnd = ({ end_time: end, start_timestamp: start }: Highlight): number =>
  (end === null ? null : parseClock(end)) ?? (start ?? 0) + leastHighlightSeconds;

function isSaidAt(highlight: Highlight, seconds: number): boolean {
  const start = highlight.start_timestamp;
  return start !== null && seconds >= start && seconds < highlightEnd(highlight);
}

/** The card of what is heard at a second: the highlight that is being said, else the chapter; null before the first. */
export function positionAt(cards: readonly SummaryCard[], seconds: number): number | null {
  const said = cards.findIndex((card) => card.kind === 'highlight' && isSaidAt(card.highlight, seconds));
  if (said >= 0) return said;
  const chapter = cards.findLastIndex(
    (card) =>
      card.kind === 'chapter' &&
      card.chapter.start_timestamp !== null &&
      card.chapter.start_timestamp <= seconds,
  );
  return chapter < 0 ? null : chapter;
}

import type { InsightRow, OrganizationInsights } from '@ecco/contract';
import { limits } from '@ecco/contract';
import type { InsightWindow } from '@ecco/domain';
import type { TFunction } from 'i18next';
import { quoted, truncate } from '../../format/text.ts';
import type { Measure } from './measure.context.ts';

type MentionTotals = OrganizationInsights['said'][number];
type RowCounts = Pick<InsightRow, 'mention_count' | 'previous_count' | 'trend' | 'chance'>;

/** How much was said in the newest window, and in the one before. */
export const talkVolume = ({
  said,
}: Pick<OrganizationInsights, 'said'>): { now: MentionTotals; before: MentionTotals } => ({
  now: said.at(-1) ?? { items: 0, hours: 0 },
  before: said.at(-2) ?? { items: 0, hours: 0 },
});

const roundHours = (hours: number): number => (hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours));

/** "40 minutes", "5.2 hours". */
const lengthWords = (t: TFunction, hours: number): string =>
  hours < 1
    ? t('insights.minutes', { count: Math.max(1, Math.round(hours * 60)) })
    : t('insights.hours', { count: roundHours(hours) });

/** "5.2 hours in 6 items"; where it is not known how long they are, the items alone. */
export function saidWords(t: TFunction, { items, hours }: MentionTotals): string {
  if (items === 0) return t('insights.saidNothing');
  const counted = t('insights.items', { count: items });
  return hours === 0 ? counted : t('insights.saidIn', { length: lengthWords(t, hours), items: counted });
}

/** How much of a change chance explains. */
export function chanceWords(t: TFunction, chance: number | null): string {
  if (chance === null) return t('insights.noChance');
  const of100 = Math.round(chance * 100);
  return of100 < 1 ? t('insights.chanceSmall') : t('insights.chance', { of100 });
}

/** "7 against 3 the month before, of which chance explains as much in 18 of 100". */
export const changeWords = (t: TFunction, rowCounts: RowCounts, window: InsightWindow): string =>
  [
    t('insights.against', {
      now: rowCounts.mention_count,
      before: rowCounts.previous_count,
      window: t(`insights.windowName.${window}`),
    }),
    chanceWords(t, rowCounts.chance),
  ].join(', ');

/** How a row is shown: its figure, the same in words, and the figures of the windows before it. */
export type Figures = { figure: string; words: string; bars: readonly number[] };

const rateOf = (count: number, { hours }: MentionTotals): number => (hours > 0 ? count / hours : 0);
const rateWords = (rate: number): string =>
  rate.toLocaleString('en-US', { maximumFractionDigits: rate < 10 ? 1 : 0 });

/** What is shown of a row in a measure. Where no hours are known there is no rate. */
export function figuresOf(
  t: TFunction,
  row: InsightRow,
  { said, measure }: Pick<OrganizationInsights, 'said'> & { measure: Measure },
): Figures {
  const { mention_count: count, counts } = row;
  if (measure === 'mentions')
    return { figure: String(count), words: t('insights.mentions', { count }), bars: counts };
  const { now } = talkVolume({ said });
  if (now.hours === 0) return { figure: '–', words: t('insights.noHours'), bars: [] };
  const rate = rateWords(rateOf(count, now));
  const bars = counts.map((one, at) => rateOf(one, said[at] ?? { items: 0, hours: 0 }));
  return { figure: rate, words: t('insights.perHour', { rate }), bars };
}

type RowWording = {
  row: InsightRow;
  said: { now: MentionTotals; before: MentionTotals };
  window: InsightWindow;
};

/** The words that a cell is drawn from: its change, how much was said, and its weightiest words. */
export function hoverWords(t: TFunction, { row, said, window }: RowWording): string[] {
  const [quote] = row.top_quotes;
  return [
    `${changeWords(t, row, window)}.`,
    `${t('insights.said', { now: saidWords(t, said.now), before: saidWords(t, said.before) })}.`,
    ...(quote ? [quoted(excerptOf(quote.citation.source_text))] : []),
  ];
}

/** The first words of a quote. */
export const excerptOf = (text: string): string => truncate(text, limits.insightExcerpt);

// What a line of news says. It stands here and not in the client, since mails, pages and programs are to say the same.

import type { DisputedField, UpdateNews } from '@ecco/domain';

const fieldNames: Readonly<Record<DisputedField, string>> = {
  amount: 'the amount',
  measure: 'the figure',
  stage: 'the outcome',
  vote: 'the vote',
};

const currencySigns: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };
const short = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** "$25M"; of a currency without a sign its code before it. */
export function sumOf(value: number, currency: string | null): string {
  const sign = currency === null ? '' : (currencySigns[currency] ?? `${currency} `);
  if (value >= 1e9) return `${sign}${short(value / 1e9)}B`;
  if (value >= 1e6) return `${sign}${short(value / 1e6)}M`;
  return `${sign}${short(value)}`;
}

/** "May 4, 2026", of a day as yyyy-mm-dd or a time, in UTC. */
export const dayText = (day: string | Date): string =>
  new Date(day).toLocaleDateString('en-US', {
    ...{ year: 'numeric', month: 'short', day: 'numeric' },
    timeZone: 'UTC',
  });

const itemReasons: Partial<Record<UpdateNews, (name: string) => string>> = {
  of: (name) => `New from ${name}`,
  about: (name) => `New about ${name}`,
  speaks: (name) => `${name} speaks`,
  mentioned: (name) => `Mentions ${name}`,
  arrived: (name) => (name === '' ? 'New in the library' : `New in ${name}`),
};
/** Why an item is there; `name`: of whom or about whom it is, or its show. */
export const itemReason = (news: UpdateNews, name: string): string => itemReasons[news]?.(name) ?? 'New';
export const searchReason = (name: string): string => `Found by your search “${name}”`;
/** Of a line of a hub whose source the hub does not hold. */
export const fromOutside = (reason: string): string => `${reason} · told by a source outside this watchlist`;
/** When an item is from, behind its reason. */
export const withDay = (reason: string, day: Date | null): string =>
  day === null ? reason : `${reason} · ${dayText(day)}`;

export const stageReason = (before: string | null, after: string): string =>
  before === null ? `Now ${after}` : `Was ${before}, now ${after}`;
export const amountReason = (before: string | null, after: string): string =>
  before === null ? `Amount now known: ${after}` : `Amount was ${before}, now ${after}`;
export const newSignalReason = (day: string | null): string =>
  day === null ? 'New signal, date not known' : `New signal of ${dayText(day)}`;

/** What one source says, and when; without a day where the source bears none. */
export type DatedValue = { value: string; day: string | null };
const saidOn = ({ value, day }: DatedValue): string => (day === null ? value : `${value} (${dayText(day)})`);
const saidAt = ({ value, day }: DatedValue): string => (day === null ? value : `${value} on ${dayText(day)}`);
export const disagreement = (field: DisputedField, one: DatedValue, other: DatedValue): string =>
  `Sources disagree on ${fieldNames[field]}: ${saidOn(one)} and ${saidOn(other)}`;
/** The same organization says one thing and later another of the same event. */
export const contradiction = (
  who: string,
  [field, one, other]: readonly [DisputedField, DatedValue, DatedValue],
): string => `${who} gave two versions of ${fieldNames[field]}: ${saidAt(one)}, ${saidAt(other)}`;

/** `where`: null where the page is that of the place. */
type Place = { who: string; where: string | null; title: string | null };
/** "Ada Cole joined Carrow as CIO", and on the page of Carrow "Ada Cole joined as CIO" */
export function personHeadline(news: UpdateNews, { who, where, title }: Place): string {
  const as = title === null ? '' : ` as ${title}`;
  if (news === 'went') return `${who} left${where ? ` ${where}` : ''}${title === null ? '' : ` (${title})`}`;
  if (news === 'came') return `${who} joined${where ? ` ${where}` : ''}${as}`;
  return `${who} is listed${where ? ` at ${where}` : ''}${as}`;
}
export function personReason(news: UpdateNews, days: { since: string | null; until: string | null }): string {
  if (news === 'went') return days.until === null ? 'Left' : `Left on ${dayText(days.until)}`;
  if (days.since === null) return 'Newly listed; since when is not known';
  return `${news === 'came' ? 'Since' : 'Newly listed; there since'} ${dayText(days.since)}`;
}

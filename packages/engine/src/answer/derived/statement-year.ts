// Of which year a column of a statement is, as its company counts years.
import { largestOf } from '@ecco/domain';
import type { Source } from '../../ports/ports.ts';
import { cachedBySource } from '../../reading/cache.ts';
import { plainColumn } from '../../tables/column.ts';
import { readEveryRow } from './every-row.ts';

const yearIn = /\b(?:19|20)\d\d\b/gu;
const ofPart =
  /\b(?:three|six|nine|[369]) ?months\b|\bquarters?\b|\b(?:13|26|39|thirteen|twenty-six|thirty-nine) ?weeks\b|\bq[1-4]\b|\bhalf\b|\bto[- ]date\b/iu;
/** A year that ends so early is by many named after the one before. */
const endsEarly = /\b(?:jan(?:uary)?|feb(?:ruary)?)\.? ?\d{1,2}\b/iu;
const reportOfQuarter = /\b10-?q\b|\bq[1-4]\b|\d ?q[1-4]\b|\bquarter/iu;
const saysQuarterly = /\bquarterly (?:report|period)\b|\b(?:three|six|nine) months ended\b/iu;
/** Segments of a cover. */
const cover = 40;

/** Whether a source reports on a part of a year: its columns of days are no ends of years. */
const isOfQuarter = cachedBySource(
  ({ context: { title, period }, segments }: Source): boolean =>
    reportOfQuarter.test(title) ||
    (period?.quarter ?? null) !== null ||
    segments.slice(0, cover).some(({ text }) => saysQuarterly.test(text)),
);

const fiscalYear = /\bfiscal (?:years? )?((?:19|20)\d\d)\b/giu;

/** How often a source speaks of each fiscal year. */
const fiscalYears = cachedBySource(({ segments, context }: Source): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  const count = (year: number) => counts.set(year, (counts.get(year) ?? 0) + 1);
  for (const { text } of segments) for (const [, year] of text.matchAll(fiscalYear)) count(Number(year));
  for (const [year] of context.title.matchAll(yearIn)) count(Number(year));
  return counts;
});

/** The newest year that ends on a day early in the next, over a column of a source. */
const newestEnd = cachedBySource((source: Source): number => {
  const columns = [...readEveryRow(source).values()].flatMap(({ cells }) =>
    cells.map(({ column }) => column),
  );
  return largestOf(
    columns
      .filter((column) => endsEarly.test(column))
      .flatMap((column) => (column.match(yearIn) ?? []).map(Number)),
    0,
  );
});

/** "Fiscal 2026 ended on January 31, 2026", "the year ended January 31, 2026 (“fiscal 2026”)": the year's name and its end. */
const saysEnd = [
  /\bfiscal (?:year )?(?<name>20\d\d),? (?:which |that )?(?:began [^.;]{4,40} and )?(?:ended|ends|ending)(?: on)? (?:jan|feb)\p{L}{0,6} \d{1,2}, ?(?<end>20\d\d)\b/giu,
  /\b(?:jan|feb)\p{L}{0,6} \d{1,2}, ?(?<end>20\d\d),? ?\([“"]?fiscal (?:year )?(?<name>20\d\d)\b/giu,
];

/** How a source says that it names years which end early in the next; null where it does not, or says both. */
const saidShift = cachedBySource(({ segments }: Source): number | null => {
  const shifts = segments.flatMap(({ text }) =>
    saysEnd.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ groups }) => Number(groups?.['name']) - Number(groups?.['end'])),
    ),
  );
  const [shift, ...others] = new Set(shifts.filter((one) => one === 0 || one === -1));
  return shift === undefined || others.length > 0 ? null : shift;
});

/** Of the newest year and the one before it the share of the newest: a report speaks much of its own, and little of what is to come. */
const share = { own: 0.35, next: 0.15 };

/** How a source names a year that ends early in the next: by that, or by the one before; null where that is not sure. */
const shiftOf = cachedBySource((source: Source): number | null => {
  const said = saidShift(source);
  if (said !== null) return said;
  const newest = newestEnd(source);
  const counts = fiscalYears(source);
  const [same, before] = [counts.get(newest) ?? 0, counts.get(newest - 1) ?? 0];
  if (same >= share.own * (same + before)) return same > 0 ? 0 : null;
  return same <= share.next * (same + before) ? -1 : null;
});

/** The year of a column; null of a part of a year, of several, and where the company's count of years is not sure. */
export function yearOfColumn(column: string, source: Source): number | null {
  const plain = plainColumn(column);
  const [year, ...others] = new Set(plain.match(yearIn)?.map(Number));
  if (year === undefined || others.length > 0 || ofPart.test(plain) || isOfQuarter(source)) return null;
  if (!endsEarly.test(column)) return year;
  const shift = shiftOf(source);
  return shift === null ? null : year + shift;
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const units = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');
const teens =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const dayMs = 86_400_000;
/** What is to hold may be decided so many days after it began. */
const decidedWithin = 31;

/** The day of a month in figures or as an ordinal in words: "31", "31st", "thirty-first"; null for other words. */
function dayOfMonth(words: string): number | null {
  const figures = /^(\d{1,2})(?:st|nd|rd|th)?$/u.exec(words)?.[1];
  if (figures !== undefined) return Number(figures);
  const [, tens = '', unit = ''] = /^(?:(twenty|thirty)[- ])?(\p{L}+)$/u.exec(words) ?? [];
  if (tens === '' && unit === 'twentieth') return 20;
  if (tens === '' && unit === 'thirtieth') return 30;
  if (tens === '' && teens.includes(unit)) return teens.indexOf(unit) + 10;
  const base = tens === 'twenty' ? 20 : tens === 'thirty' ? 30 : 0;
  return units.includes(unit) ? base + units.indexOf(unit) + 1 : null;
}

/** A month (from 1) and a day of it, where words say both and no year: "August first", "30 June". */
function monthAndDay(words: string): { month: number; day: number } | null {
  const plain = words.trim().toLowerCase().replace(/^the /u, '').replace(/ of /u, ' ');
  const [first = '', ...rest] = plain.split(' ');
  const last = rest.at(-1) ?? '';
  const isMonthFirst = months.includes(first);
  const month = months.indexOf(isMonthFirst ? first : last) + 1;
  const day = dayOfMonth(isMonthFirst ? rest.join(' ') : [first, ...rest.slice(0, -1)].join(' '));
  return month === 0 || day === null || day > 31 ? null : { month, day };
}

const iso = /^(\d{4})-(\d{2})-(\d{2})$/u;

/**
 * The day that words name, as yyyy-mm-dd, where they leave out the year: the first one from `told` on, or of what is done
 * the last one before it. `told`: the day on which it is said, as yyyy-mm-dd. Words that name no such day stay as they are.
 */
export function resolvedDay(words: string, { told, isDone }: { told: string; isDone: boolean }): string {
  const named = iso.test(words) ? null : monthAndDay(words);
  const [, year] = iso.exec(told) ?? [];
  if (named === null || year === undefined) return words;
  const dayIn = (of: number) =>
    `${of}-${String(named.month).padStart(2, '0')}-${String(named.day).padStart(2, '0')}`;
  const gap = (day: string): number => (Date.parse(day) - Date.parse(told)) / dayMs;
  const candidates = [-1, 0, 1].map((step) => dayIn(Number(year) + step));
  const match = isDone
    ? candidates.findLast((day) => gap(day) <= 0)
    : candidates.find((day) => gap(day) >= -decidedWithin);
  return match !== undefined && !Number.isNaN(Date.parse(match)) ? match : words;
}

/** A day as prose writes it: "July 31, 2026", "July 31" where no year is said; one that is spelled out as it was said. */
export function dayWords(words: string): string {
  const [, year, month, day] = iso.exec(words) ?? [];
  const named = year === undefined ? monthAndDay(words) : { month: Number(month), day: Number(day) };
  const name = months[(named?.month ?? 0) - 1];
  if (named === null || name === undefined) return words;
  if (!/\d/u.test(words)) return words.charAt(0).toUpperCase() + words.slice(1);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${named.day}${year === undefined ? '' : `, ${year}`}`;
}

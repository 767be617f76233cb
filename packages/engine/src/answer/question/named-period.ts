// A quarter and a year that a text names: "the first quarter of 2021".

/** Null where a text names none, or several. */
export type NamedPeriod = { quarter: number | null; year: number | null };

const quarters = /(?:\b|(?<=20\d\d))(?:(first|second|third|fourth)[- ]quarter|q([1-4])\b|([1-4])q)/giu;
export const ordinals = ['first', 'second', 'third', 'fourth'];
const years = /(?:\b|(?<=q[1-4][ _]?|[1-4]q[ _]?|fy[ _']?))(20\d\d)(?=\b|q[1-4]\b)/giu;

const only = (found: readonly number[]): number | null => {
  const [one, ...others] = new Set(found);
  return one === undefined || others.length > 0 ? null : one;
};

export const quartersIn = (text: string): number[] =>
  [...text.matchAll(quarters)].map(([, word, behind, before]) =>
    word === undefined ? Number(behind ?? before) : ordinals.indexOf(word.toLowerCase()) + 1,
  );
export const yearsIn = (text: string): number[] => [...text.matchAll(years)].map(([, year]) => Number(year));

/** The quarter and the year that a text names. */
export const periodIn = (text: string): NamedPeriod => ({
  quarter: only(quartersIn(text)),
  year: only(yearsIn(text)),
});

/** The years that a question names, rising; `spans`: where it does. */
type YearsQuestion = {
  years: readonly number[];
  isFiscal: boolean;
  spans: readonly { start: number; end: number }[];
};

const year =
  /\b(?:(?:fy|fiscal(?: years?)?|calendar(?: year)?|year[- ]end) ?)?(?:['’]?((?:19|20)\d\d)|(?<=fy ?['’]?)(\d\d))\b/giu;
const through = /^\s*(?:-|–|—|to|through|until)\s*$/iu;
/** Years between two at most that are asked for one by one. */
const longestRun = 12;

/** All years from one to another; null where there are too many. */
function run(from: number, to: number): number[] | null {
  const length = to - from + 1;
  return length < 1 || length > longestRun ? null : Array.from({ length }, (_, at) => from + at);
}

/** Reads the years of a question: "FY2017 - FY2019" is three of them; null where it is not clear which it means. */
export function readYears(text: string): YearsQuestion | null {
  const said = [...text.matchAll(year)].map(({ 0: all, 1: whole, 2: short, index }) => ({
    start: index,
    end: index + all.length,
    year: whole === undefined ? 2000 + Number(short) : Number(whole),
  }));
  const isFiscal = /\bfy|\bfiscal\b/iu.test(text);
  const spans = said.map(({ start, end }) => ({ start, end }));
  const [first, second] = said;
  const isRun =
    said.length === 2 &&
    first !== undefined &&
    second !== undefined &&
    through.test(text.slice(first.end, second.start));
  const years = isRun ? run(first.year, second.year) : said.map((one) => one.year);
  if (years === null) return null;
  return { years: [...new Set(years)].toSorted((one, other) => one - other), isFiscal, spans };
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const values = new Map<string, number>([
  ...units.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, at): [string, number] => [word, (at + 2) * 10]),
]);
export const scales: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);

/** Whether a lower-case word may open a number spoken in words. */
export const opensNumber = (lower: string): boolean => values.has(lower) || lower === 'hundred';

type SpokenNumber = { value: number; words: number };

/**
 * The number spoken from `words[at]` on ("two hundred", "seven point two five", "twenty twenty one"), and how
 * many words it takes; null where none begins there. Words are lower case, hyphens already opened.
 */
export function spokenNumber(words: readonly string[], at: number): SpokenNumber | null {
  if (!opensNumber(words[at] ?? '')) return null;
  let position = at;
  let total = 0;
  let group = 0;
  while (position < words.length) {
    const word = words[position] ?? '';
    const value = values.get(word);
    const scale = scales.get(word);
    if (value !== undefined) group = appendValue(group, value);
    else if (word === 'hundred') group = Math.max(1, group) * 100;
    else if (scale !== undefined) {
      total += group * scale;
      group = 0;
    } else if (word === 'point' && values.has(words[position + 1] ?? '')) {
      return withDecimals(words, { at, position, whole: total + group });
    } else if (word !== 'and' || group % 100 !== 0 || !values.has(words[position + 1] ?? '')) break;
    position++;
  }
  return { value: total + group, words: position - at };
}

/** "twenty one" adds, "twenty twenty one" and "nineteen ninety five" are said as pairs of digits. */
function appendValue(group: number, value: number): number {
  if (group === 0) return value;
  const adds = group % 100 === 0 || (group % 10 === 0 && value < 10);
  return adds ? group + value : group * 100 + value;
}

type Whole = { at: number; position: number; whole: number };

function withDecimals(words: readonly string[], { at, position, whole }: Whole): SpokenNumber {
  let decimals = '';
  let next = position + 1;
  while (values.has(words[next] ?? '')) {
    decimals += String(values.get(words[next] ?? '') ?? '');
    next++;
  }
  const scale = scales.get(words[next] ?? '');
  const value = Number(`${whole}.${decimals}`);
  return scale === undefined
    ? { value, words: next - at }
    : { value: Number((value * scale).toPrecision(12)), words: next + 1 - at };
}

/** All numbers spoken in words in a text; of "five point two million" also the 5.2. */
export function spokenNumbers(text: string): number[] {
  return text
    .toLowerCase()
    .split(/[^a-z\s-]+/u)
    .flatMap(numbersIn);
}

function numbersIn(run: string): number[] {
  const words = run.match(/[a-z]+/gu) ?? [];
  const found: number[] = [];
  for (let at = 0; at < words.length; at++) {
    const number = spokenNumber(words, at);
    if (number === null) continue;
    const scale = scales.get(words[at + number.words - 1] ?? '') ?? 1;
    found.push(number.value, Number((number.value / scale).toPrecision(12)));
    at += number.words - 1;
  }
  return found;
}

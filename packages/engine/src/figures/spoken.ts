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

/** A number in words: null where they are numerals and no number ("two one five"); how many words and decimals it has. */
export type SpokenNumber = { value: number | null; words: number; decimals?: number };

/**
 * The number spoken from `words[at]` on ("two hundred", "seven point two five", "twenty twenty one"), and how
 * many words it takes; null where none begins there. Words are lower case, hyphens already opened.
 */
export function spokenNumber(words: readonly string[], at: number): SpokenNumber | null {
  const fraction = withFraction(words, at);
  if (fraction !== null) return fraction;
  if (!opensNumber(words[at] ?? '')) return null;
  let position = at;
  let total = 0;
  let group: number | null = 0;
  let smallest = Number.POSITIVE_INFINITY;
  let isOne = true;
  while (position < words.length) {
    const word = words[position] ?? '';
    const value = values.get(word);
    const scale = scales.get(word);
    if (value !== undefined)
      group = position === at ? value : appendValue(group ?? 0, value, words[position - 1]);
    else if (word === 'hundred') group = group !== null && group < 100 ? Math.max(1, group) * 100 : null;
    else if (scale !== undefined) {
      isOne &&= group !== null && group > 0 && scale < smallest;
      total += (group ?? 0) * scale;
      smallest = scale;
      group = 0;
    } else if (word === 'point' && values.has(words[position + 1] ?? '')) {
      const number = withDecimals(words, { at, position, whole: total + (group ?? 0) });
      return isOne && group !== null ? number : { ...number, value: null };
    } else if (word !== 'and' || (group ?? 0) % 100 !== 0 || !values.has(words[position + 1] ?? '')) break;
    isOne &&= group !== null;
    position++;
  }
  return { value: isOne ? total + (group ?? 0) : null, words: position - at };
}

const parts: readonly (readonly [string, number])[] = [
  ['a half', 0.5],
  ['a quarter', 0.25],
  ['one half', 0.5],
  ['three quarters', 0.75],
];

/** "One and a half billion": a number with a part of one, and a scale behind both. */
function withFraction(words: readonly string[], at: number): SpokenNumber | null {
  const whole = values.get(words[at] ?? '');
  if (whole === undefined || words[at + 1] !== 'and') return null;
  const part = parts.find(([said]) => said === words.slice(at + 2, at + 4).join(' '))?.[1];
  const scale = scales.get(words[at + 4] ?? '');
  return part === undefined || scale === undefined ? null : { value: (whole + part) * scale, words: 5 };
}

/** "Half a billion", "three quarters of a million": a part of a scale. */
export function partOfScale(words: readonly string[], at: number): SpokenNumber | null {
  const lead = partLeads.find(([said]) => said === words.slice(at, at + said.split(' ').length).join(' '));
  if (lead === undefined) return null;
  const [said, part] = lead;
  const taken = said.split(' ').length;
  const scale = scales.get(words[at + taken] ?? '');
  return scale === undefined || scale < 1e6 ? null : { value: part * scale, words: taken + 1 };
}

const partLeads: readonly (readonly [string, number])[] = [
  ['half a', 0.5],
  ['half of a', 0.5],
  ['a half', 0.5],
  ['a quarter of a', 0.25],
  ['quarter of a', 0.25],
  ['three quarters of a', 0.75],
];

/** "Twenty one" adds, "twenty twenty one" and "nineteen ninety five" are years; null for digits said one by one. */
function appendValue(group: number, value: number, before = ''): number | null {
  if (scales.has(before) || before === 'and') return group + value;
  if (group % 10 === 0 && group % 100 >= 20 && value > 0 && value < 10) return group + value;
  return (group === 19 || group === 20) && value >= 10 ? group * 100 + value : null;
}

type WholeNumber = { at: number; position: number; whole: number };

function withDecimals(words: readonly string[], { at, position, whole }: WholeNumber): SpokenNumber {
  let decimals = '';
  let next = position + 1;
  while (values.has(words[next] ?? '')) {
    decimals += String(values.get(words[next] ?? '') ?? '');
    next++;
  }
  const isSpelled = decimals.length === next - position - 1;
  const scale = scales.get(words[next] ?? '');
  const value = isSpelled ? Number(`${whole}.${decimals}`) : null;
  return scale === undefined
    ? { value, words: next - at, decimals: decimals.length }
    : {
        value: value === null ? null : Number((value * scale).toPrecision(12)),
        words: next + 1 - at,
        decimals: decimals.length,
      };
}

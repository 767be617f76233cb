import { generator } from '../generator.ts';
import { word } from '../http/corpus.ts';

const random = generator(11);
const upTo = (count: number): number => Math.floor(random() * count);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One of a list, those at its beginning oftener. */
export const oneOf = <Value>(values: readonly Value[]): Value => {
  const value = values[Math.floor(values.length * random() ** 2)];
  if (value === undefined) throw new Error('there is none to choose');
  return value;
};
/** So many of a list, each once. */
export const someOf = <Value>(values: readonly Value[], count: number): Value[] => {
  const chosen = new Set<Value>();
  while (chosen.size < count) chosen.add(oneOf(values));
  return [...chosen];
};
export const chance = (share: number): boolean => random() < share;

/** So many words of the language of the benchmark as there are; names share them as families and cities are shared. */
const stems = 3_000;
const givenNames = 400;
const endings = [
  'Retirement System',
  'Pension Fund',
  'Partners',
  'Capital',
  'Holdings',
  'University',
  'Teachers',
];

/** A name that nobody else has, an acronym or a ticker that some share, and a second name for one in three. */
export function nameOrganization(index: number): { name: string; aliases: string[]; ticker: string | null } {
  const [first, second] = [capital(word(index % stems)), capital(word(upTo(stems)))];
  const ending = endings[index % endings.length] ?? '';
  const name = `${first} ${second}${Math.floor(index / stems) || ''} ${ending}`;
  const acronym = name.replaceAll(/[^A-Z]/g, '') + String.fromCharCode(65 + upTo(26));
  return {
    name,
    aliases: chance(1 / 3) ? [acronym, `${first} ${second} ${index}`] : [acronym],
    ticker: chance(1 / 5) ? acronym.slice(0, 4) : null,
  };
}

/** A given name and a family name; one in twenty has the name of somebody else. */
export const namePerson = (): string => `${capital(word(upTo(givenNames)))} ${capital(word(upTo(stems)))}`;

/** A sentence that names these. */
export const sentenceOf = (names: readonly string[]): string =>
  names
    .map((name) => `${capital(word(upTo(stems)))} ${word(upTo(stems))} with ${name} ${word(upTo(stems))}.`)
    .join(' ');

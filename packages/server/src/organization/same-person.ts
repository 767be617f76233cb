import type { KeyPerson } from '@ecco/contract';

const titles = /^(?:mr|mrs|ms|miss|dr|prof|hon|honorable|judge|trustee|sir|dame)$/u;
const suffixes = /^(?:jr|sr|ii|iii|iv|esq|cfa|cpa|phd|md|jd|mba|caia)$/u;

/** The words of a name in small letters without accents, titles and what stands behind it. */
const personNameWords = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’.]/gu, '')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '' && !titles.test(word) && !suffixes.test(word));

const isSameGiven = (one: string, other: string): boolean =>
  one === other ||
  (one.length === 1 && other.startsWith(one)) ||
  (other.length === 1 && one.startsWith(other));

/** What stands between the first name and the last: of two that have some, each has to be the other's or its letter. */
function areMiddlesAlike(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return true;
  return one.length === other.length && one.every((word, at) => isSameGiven(word, other[at] ?? ''));
}

/** Whether a name has a first and a last one. */
export const isWholeName = (name: string): boolean => personNameWords(name).length > 1;

/**
 * Whether two of one list of one organization are called alike: by the same names, of which the first may be a letter and
 * those in the middle may be left out.
 */
export function isCalledAlike(one: string, other: string): boolean {
  const [mine, theirs] = [personNameWords(one), personNameWords(other)];
  const [first = '', ...rest] = mine;
  const [theirFirst = '', ...theirRest] = theirs;
  if (rest.length === 0 || theirRest.length === 0) return mine.join(' ') === theirs.join(' ');
  return (
    rest.at(-1) === theirRest.at(-1) &&
    isSameGiven(first, theirFirst) &&
    areMiddlesAlike(rest.slice(0, -1), theirRest.slice(0, -1))
  );
}

/** Both rows of one person: the fuller name, and what each says of the title. */
function joined(one: KeyPerson, other: KeyPerson): KeyPerson {
  const fuller = other.name.length > one.name.length ? other : one;
  const said = [one.title, other.title].filter((title) => title !== null);
  const [title = null, ...more] = new Map(said.map((each) => [each.toLowerCase(), each])).values();
  return { ...fuller, title: more.length === 0 ? title : [title, ...more].join(', ') };
}

/** Who stands on a list by two connections, or in two spellings, once; one letter that may be two people's stays apart. */
export function eachOnce(people: readonly KeyPerson[]): KeyPerson[] {
  const once: KeyPerson[] = [];
  const isMeant = (one: KeyPerson, other: KeyPerson): boolean =>
    one.edge_type === other.edge_type && (one.id === other.id || isCalledAlike(one.name, other.name));
  for (const person of people.toSorted((a, b) => b.name.length - a.name.length)) {
    const [known, another] = once.filter((one) => isMeant(one, person));
    if (known === undefined || another !== undefined) once.push(person);
    else once[once.indexOf(known)] = joined(known, person);
  }
  return once;
}

import type { Entity, EntityType } from '@ecco/domain';
import { isGenericName } from '../names/name-type.ts';
import type { NamedThing } from './named-thing.ts';

type Group = {
  name: string;
  type: EntityType;
  aliases: Set<string>;
  mentions: number;
  segmentIds: Set<string>;
};

/**
 * Merges the names of one thing: a defined short form, initials, a name without "Inc.", a given or family name
 * alone, the first word of a firm. The longest name leads. Names of unknown type are left out unless they merge.
 */
export function mergeAliases(things: readonly NamedThing[], defined: ReadonlyMap<string, string>): Entity[] {
  const groups: Group[] = [];
  const index = new Map<string, Group[]>();
  for (const thing of withFamilyNames(things).toSorted(byLength)) {
    const home = findHome(thing, index, defined);
    if (home !== undefined) absorb(home, thing);
    else {
      const type = typeOf(thing);
      if (type === null) continue;
      const group = {
        name: thing.name,
        type,
        aliases: new Set<string>(),
        mentions: thing.mentions,
        segmentIds: new Set(thing.segmentIds),
      };
      groups.push(group);
      for (const key of keysOf(group)) index.set(key, [...(index.get(key) ?? []), group]);
    }
  }
  return groups
    .sort((a, b) => b.mentions - a.mentions || a.name.localeCompare(b.name, 'en'))
    .map(({ aliases, segmentIds, ...group }) => ({
      ...group,
      aliases: [...aliases],
      segmentIds: [...segmentIds],
    }));
}

/** "Annelise Thorburn" is a person where "Trustee Thorburn" is one. */
function withFamilyNames(things: readonly NamedThing[]): NamedThing[] {
  const people = new Set(things.filter((thing) => typeOf(thing) === 'person').map(({ name }) => name));
  return things.map((thing) => {
    const words = thing.name.split(' ');
    const isRelated = words.length > 1 && words.length < 4 && people.has(words.at(-1) ?? '');
    return isRelated && typeOf(thing) === null
      ? { ...thing, votes: new Map([['person', thing.mentions]]) }
      : thing;
  });
}

const byLength = (a: NamedThing, b: NamedThing): number =>
  b.name.split(' ').length - a.name.split(' ').length ||
  b.name.length - a.name.length ||
  b.mentions - a.mentions;

function typeOf({ votes, mentions }: NamedThing): EntityType | null {
  let [best, most] = [null as EntityType | null, 0];
  for (const [type, sum] of votes) if (sum > most) [best, most] = [type, sum];
  return most / Math.sqrt(mentions) >= 0.45 ? best : null;
}

/** Under which short names a thing may be met again. */
function keysOf({ name, type }: Group): string[] {
  const words = plain(name).split(' ');
  const [given = '', family = ''] = [words[0], words.at(-1)];
  if (type === 'person') {
    const shorter =
      given.length > 4 ? [`${given.slice(0, 3)} ${family}`, `${given.slice(0, 4)} ${family}`] : [];
    return [plain(name), family, given, ...shorter];
  }
  const capitals = initials(name, /^\p{Lu}/u);
  const lettersWithAnd = name.includes(' and ')
    ? [initials(name.replaceAll(' and ', ' & '), /^(?:\p{Lu}|&)/u)]
    : [];
  const heardGenitive = type === 'organisation' && words.length === 1 ? [`${plain(name)}s`] : [];
  return [
    plain(name),
    ...lettersWithAnd,
    ...heardGenitive,
    ...(capitals.length > 2 ? [capitals] : []),
    ...(words.length > 3 ? [`${words[0]?.slice(0, 3)}${capitals.slice(1)}`] : []),
    ...(type === 'organisation' ? openingsOf(words) : []),
  ];
}

const initials = (name: string, counted: RegExp): string =>
  name
    .split(/[\s-]+/u)
    .filter((word) => counted.test(word))
    .map((word) => word.charAt(0))
    .join('')
    .toLowerCase();

/** "Carrow" and "Carrow Valley" for the "Carrow Valley Retirement System", but no "Board" for a "Board Room". */
function openingsOf(words: readonly string[]): string[] {
  return words
    .slice(0, -1)
    .map((_, at) => words.slice(0, at + 1).join(' '))
    .filter(
      (opening) =>
        opening.length > 3 &&
        !isGenericName(opening) &&
        !isOfACountry(opening) &&
        !/ (?:of|and|for|the|&)$/u.test(opening),
    );
}

/** "Canadian" opens the names of many. */
const isOfACountry = (word: string): boolean =>
  !word.includes(' ') && /(?:ian|ean|ish|ese|ican)$/u.test(word);

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[.,']/gu, '')
    .replace(/\s(?:inc|corp|corporation|ltd|llc|plc|company|co|group|holdings)$/u, '');

/** Only one group may claim a short name: "Smith" with two Smiths stays alone. */
function findHome(
  thing: NamedThing,
  index: ReadonlyMap<string, Group[]>,
  defined: ReadonlyMap<string, string>,
): Group | undefined {
  const long = defined.get(thing.name);
  const claims = index.get(plain(long ?? thing.name)) ?? [];
  const [only] = claims;
  if (only === undefined || claims.length > 1) return undefined;
  const own = typeOf(thing);
  const isClose =
    long !== undefined ||
    plain(only.name) === plain(thing.name) ||
    own === null ||
    own === only.type ||
    isOpening(thing.name, only);
  return isClose ? only : undefined;
}

/** A fund is called after its valley or city. */
const isOpening = (name: string, { name: long, type }: Group): boolean =>
  type === 'organisation' && name.includes(' ') && long.startsWith(`${name} `);

function absorb(group: Group, thing: NamedThing): void {
  if (thing.name !== group.name) group.aliases.add(thing.name);
  group.mentions += thing.mentions;
  for (const id of thing.segmentIds) group.segmentIds.add(id);
}

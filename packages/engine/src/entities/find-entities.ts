import type { Entity, EntityType, Speaker } from '@ecco/domain';
import { countCapitals } from '../names/capitals.ts';
import { findNames } from '../names/name-span.ts';
import { isFirmByName, typeOfName } from '../names/name-type.ts';
import type { Source } from '../ports/ports.ts';
import { type Reading, readSource } from '../reading/reading.ts';
import { identifySpeakers } from '../speakers/identify-speakers.ts';
import { mergeAliases } from './merge-aliases.ts';
import type { NamedThing } from './named-thing.ts';
import { ownOrganizations } from './own-organization.ts';

const cachedEntities = new WeakMap<Reading, Entity[]>();

/** The persons, organizations and places that a source names, aliases merged, most mentioned first. */
export function findEntities(source: Source): Entity[] {
  const reading = readSource(source);
  const matches = cachedEntities.get(reading);
  if (matches !== undefined) return matches;
  const things = collectNames(reading);
  for (const person of knownPeople(source)) confirm(things, person, 'person');
  for (const name of knownOrganizations(source, reading)) {
    if (!things.has(name)) collectLiterally(things, name, reading);
    confirm(things, name, 'organisation');
    forgetHalves(things, name);
  }
  const entities = mergeAliases([...things.values()], definitions(reading));
  cachedEntities.set(reading, entities);
  return entities;
}

function collectNames(reading: Reading): Map<string, NamedThing> {
  const capitals = countCapitals(reading.sentences);
  const things = new Map<string, NamedThing>();
  for (const sentence of reading.sentences) {
    for (const span of findNames(sentence, capitals)) {
      const title = ofOffice.exec(span.text)?.[0] ?? '';
      const name = tidyName(span.text.slice(title.length));
      const id = reading.segments[sentence.segment]?.id;
      if (name.length < 2 || id === undefined) continue;
      const thing: NamedThing = things.get(name) ?? { name, votes: new Map(), mentions: 0, segmentIds: [] };
      thing.mentions++;
      if (thing.segmentIds.at(-1) !== id) thing.segmentIds.push(id);
      things.set(name, thing);
      const before = `${sentence.text.slice(Math.max(0, span.start - 40), span.start)}${title}`;
      const type = typeOfName({ name, before, after: sentence.text.slice(span.end, span.end + 24) });
      if (type !== null) vote(things, name, type);
    }
  }
  return things;
}

/** "Council Member Ann Birch" is Ann Birch. */
const ofOffice =
  /^(?:(?:City |County )?Council ?(?:[Mm]ember|[Mm]an|[Ww]oman|[Pp]erson)|Board [Mm]ember|Vice [Mm]ember|(?:Vice )?Mayor|Alder(?:man|woman|person))\s+(?=\p{Lu}\p{Ll})/u;

/** "Total Alder Corporation" is the foot of a table, "Alder Second Quarter Earnings Call" what Alder holds, and its board is Alder. */
const tidyName = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replace(/^the\s+/iu, '')
    .replace(/^(?:Total|Less|Plus|Add)\s+(?=\S+\s+\S)/u, '')
    .replace(/^(?:Media|Investor|Public) Relations\s+(?=\S)/u, '')
    .replace(
      /(?<=\p{Ll}{2}\S{0,20})(?<!\b(?:of|the|and|for|&))\s(?:Board of (?:Directors|Trustees|Governors)|(?:Media|Investor) Relations(?:\s(?:Leader|Lead|Director|Manager|Officer|Head|Team|Contact))?)$/u,
      '',
    )
    .replace(
      /(?<=\S)\s+(?:(?:First|Second|Third|Fourth|Full|Fiscal|Interim)\s+)?(?:Quarter|Year|Earnings|Results|Conference Call|Webcast)\b.*$/u,
      '',
    );

/** "Innovative Solutions" is nobody where it is only ever said with "and Support". */
function forgetHalves(things: Map<string, NamedThing>, name: string): void {
  const whole = things.get(name);
  for (const half of name.split(' and ')) {
    if (half !== name && things.get(half)?.mentions === whole?.mentions) things.delete(half);
  }
}

/** Speakers and people known from outside are persons, whatever their names look like. */
const knownPeople = (source: Source): string[] => [
  ...source.context.people.map(({ name }) => name),
  ...namedSpeakers(source).map(({ name }) => name),
];

/**
 * Where the speakers come from, and whose item it is. A name said once may have been misheard, unless it says itself that
 * it is a firm's; one with "and" inside would be known by half otherwise.
 */
function knownOrganizations(source: Source, { sentences }: Reading): string[] {
  const timesSaid = (name: string) => sentences.filter(({ text }) => text.includes(name)).length;
  const houses = namedSpeakers(source).flatMap(({ organisation: organization }) => organization ?? []);
  const own = ownOrganizations(source).map((name) => withoutGenitive(name, timesSaid));
  const isSure = (name: string) => timesSaid(name) > 1;
  return [
    ...houses.filter((name) => isSure(name) || isFirmByName(name)),
    ...own.filter((name) => isSure(name) || name.includes(' and ')),
  ];
}

/** "Cedars third quarter", as it was heard, is of Cedar where that is said more often. */
function withoutGenitive(name: string, timesSaid: (name: string) => number): string {
  const bare = name.replace(/(?<=\p{Ll})s$/u, '');
  return bare !== name && timesSaid(bare) > 2 * timesSaid(name) ? bare : name;
}

const namedSpeakers = (source: Source): Speaker[] =>
  identifySpeakers(source).filter(({ provenance }) => provenance !== null);

/** A name that is not written like one ("3M", "IS&S"): where it stands, word for word. */
function collectLiterally(
  things: Map<string, NamedThing>,
  name: string,
  { sentences, segments }: Reading,
): void {
  const matches = sentences.filter(({ text }) => text.includes(name));
  const ids = new Set(matches.flatMap(({ segment }) => segments[segment]?.id ?? []));
  if (matches.length > 0)
    things.set(name, { name, votes: new Map(), mentions: matches.length, segmentIds: [...ids] });
}

/** What is known for sure outweighs how each mention looks. */
function confirm(things: Map<string, NamedThing>, name: string, type: EntityType): void {
  const mentions = things.get(name)?.mentions ?? 0;
  vote(things, name, { type, certainty: Math.max(2, mentions) });
}

function vote(
  things: Map<string, NamedThing>,
  name: string,
  { type, certainty }: { type: EntityType; certainty: number },
): void {
  const votes = things.get(name)?.votes;
  votes?.set(type, (votes.get(type) ?? 0) + certainty);
}

/** Short forms that the text itself defines: "California Public Employees' Retirement System (CalPERS)". */
function definitions({ sentences }: Reading): Map<string, string> {
  const defined = new Map<string, string>();
  const pattern =
    /((?:\p{Lu}[\p{L}&'’-]{0,40}\s{1,3})(?:(?:of|for|the|and|&|\p{Lu}[\p{L}&'’-]{0,40})\s{1,3}){1,7})\(["“]?(\p{Lu}[\p{L}&]{1,11})["”]?\)/gu;
  for (const { text } of sentences) {
    if (!text.includes('(')) continue;
    for (const match of text.matchAll(pattern)) {
      const [, long = '', short = ''] = match;
      defined.set(
        short,
        long
          .trim()
          .replace(/^The\s+/u, '')
          .replaceAll('’', "'"),
      );
    }
  }
  return defined;
}

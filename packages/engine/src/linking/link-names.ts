import { lookUp } from '../words/part-of-speech.ts';
import { familyMentions } from './family-names.ts';
import { type LinkedSpeaker, linkSpeakers } from './link-speakers.ts';
import type { FoundLinks, FoundOrganisation, FoundPerson, GraphNode, Home } from './linking.type.ts';
import type { PlacedSpan } from './spans.ts';

type OrganisationNode = Extract<GraphNode, { kind: 'organisation' }>;
type PersonNode = Extract<GraphNode, { kind: 'person' }>;
type Meant = { span: PlacedSpan; organisations: OrganisationNode[]; people: PersonNode[] };

type NamesOfItem = {
  spans: readonly PlacedSpan[];
  segments: readonly { id: string; text: string }[];
  speakers: readonly LinkedSpeaker[];
  /** What is called like a text. */
  called: (text: string) => readonly GraphNode[];
  home: Home;
};

/** So often is named what an item is about, where its title does not name it. */
const aboutMentions = 8;

/** Of what overlaps, the longest that the graph knows; a piece of a longer name that it does not know is nobody. */
function meantIn({ spans, called }: NamesOfItem): Meant[] {
  const known = spans.filter((span) => called(span.text).length > 0);
  const bySegment = Map.groupBy(known, ({ segmentId }) => segmentId);
  return [...bySegment.values()].flatMap((ofSegment) => {
    let reached = 0;
    return ofSegment
      .toSorted((a, b) => a.start - b.start || b.end - a.end)
      .filter((span) => {
        if (span.start < reached) return false;
        reached = span.end;
        return span.isWhole;
      })
      .map((span) => {
        const nodes = called(span.text);
        return {
          span,
          organisations: nodes.filter((node) => node.kind === 'organisation'),
          people: nodes.filter((node) => node.kind === 'person'),
        };
      });
  });
}

const isAcronym = (text: string): boolean => /^[\p{Lu}\p{N}&.-]{1,6}$/u.test(text);

/** A name that says who is meant: no acronym, no ticker, and no word that stands for anything else. */
function isTelling({ span: { text, words } }: Meant, { form }: OrganisationNode): boolean {
  if (form === 'ticker' || isAcronym(text)) return false;
  return words > 1 || lookUp(text.toLowerCase()) === null;
}

const distinct = (nodes: readonly { id: string }[]): string[] => [...new Set(nodes.map(({ id }) => id))];

/** Organisations that a name tells by itself: it is the name of one alone. */
function toldByName(meant: readonly Meant[]): Set<string> {
  return new Set(
    meant.flatMap((one) => {
      const [node] = one.organisations;
      if (node === undefined || one.people.length > 0 || distinct(one.organisations).length > 1) return [];
      return one.organisations.some((own) => isTelling(one, own)) ? [node.id] : [];
    }),
  );
}

/** Everything besides its own short name that points at an organisation, in words. */
function signsOf(meant: readonly Meant[], { segments, home }: NamesOfItem): Map<string, string> {
  const signs = new Map<string, string>();
  const sites = new Map(
    meant.flatMap(({ organisations }) =>
      organisations.flatMap(({ id, site }) => (site ? [[id, site] as const] : [])),
    ),
  );
  for (const [id, site] of sites)
    if (segments.some(({ text }) => text.toLowerCase().includes(site))) signs.set(id, `its site, ${site}`);
  for (const { span, people, organisations } of meant) {
    const [person] = people;
    if (!person || organisations.length > 0 || span.words < 2 || distinct(people).length > 1) continue;
    for (const id of person.places) signs.set(id, `one of its people, ${span.text}`);
  }
  for (const id of home.organisationIds) signs.set(id, 'the item is its own');
  return signs;
}

/** The organisation that a mention means, and why; null where that is in doubt. */
function organisationOf(
  one: Meant,
  { told, signs }: { told: ReadonlySet<string>; signs: ReadonlyMap<string, string> },
): { id: string; sign: string | null } | null {
  const ids = distinct(one.organisations);
  const [only] = ids;
  if (ids.length === 1 && only !== undefined && one.people.length === 0 && told.has(only))
    return { id: only, sign: one.organisations.some((own) => isTelling(one, own)) ? null : 'its full name' };
  const pointed = ids.filter((id) => told.has(id) || signs.has(id));
  const [id] = pointed;
  if (id === undefined || pointed.length > 1) return null;
  return { id, sign: told.has(id) ? 'its full name' : (signs.get(id) ?? null) };
}

type Counted<Value> = Value & { first: PlacedSpan };

function count<Value extends { id: string; mentions: number; names: string[] }>(
  into: Map<string, Counted<Value>>,
  made: Value,
  span: PlacedSpan,
): Counted<Value> {
  const known = into.get(made.id);
  if (known === undefined) {
    const fresh = { ...made, mentions: 1, names: [span.text], first: span };
    into.set(made.id, fresh);
    return fresh;
  }
  known.mentions += 1;
  if (!known.names.includes(span.text) && known.names.length < 8) known.names.push(span.text);
  return known;
}

/** Which organisations a text means, each with how often and where first. */
function linkOrganisations(meant: readonly Meant[], names: NamesOfItem): FoundOrganisation[] {
  const told = toldByName(meant);
  const signs = signsOf(meant, names);
  const found = new Map<string, Counted<FoundOrganisation>>();
  for (const one of meant) {
    if (one.organisations.length === 0) continue;
    const linked = organisationOf(one, { told, signs });
    if (linked === null) continue;
    const { segmentId, inTitle } = one.span;
    const fresh = { ...linked, mentions: 0, names: [], segmentId, about: inTitle };
    const counted = count(found, fresh, one.span);
    // A name that tells by itself needs no sign.
    if (linked.sign === null) counted.sign = null;
    counted.segmentId ??= segmentId;
    counted.about ||= inTitle || counted.mentions >= aboutMentions;
  }
  return [...found.values()].map(({ first: _first, ...one }) => one);
}

/** The person that a full name means: of several, or of somebody who is of an organisation, the one that is of one that is meant too. */
function personOf(
  { people }: Meant,
  linked: ReadonlySet<string>,
): { id: string; sign: string | null } | null {
  const byId = new Map(people.map((person) => [person.id, person]));
  const ofLinked = [...byId.values()].filter(({ places }) => places.some((id) => linked.has(id)));
  const [only, other] = ofLinked;
  if (only) return other ? null : { id: only.id, sign: 'their organization' };
  const [alone, ...others] = byId.values();
  return alone && others.length === 0 && alone.places.length === 0 ? { id: alone.id, sign: null } : null;
}

/** Which of the graph an item names and who speaks in it (D39); when in doubt nobody. */
export function linkNames(names: NamesOfItem): FoundLinks {
  const meant = meantIn(names);
  const organisations = linkOrganisations(meant, names);
  const linked = new Set([...organisations.map(({ id }) => id), ...names.home.organisationIds]);
  const found = new Map<string, Counted<FoundPerson>>();
  for (const one of meant) {
    if (one.people.length === 0 || one.organisations.length > 0 || one.span.words < 2) continue;
    const person = personOf(one, linked);
    if (person)
      count(
        found,
        { ...person, mentions: 0, names: [], segmentId: one.span.segmentId, speaks: null },
        one.span,
      );
  }
  for (const { id, span } of familyMentions(names.spans, names.home.roster))
    count(
      found,
      { id, sign: 'the roster', mentions: 0, names: [], segmentId: span.segmentId, speaks: null },
      span,
    );
  const people = [...found.values()].map(({ first: _first, ...one }) => one);
  return { organisations, ...linkSpeakers(people, { ...names, linked }) };
}

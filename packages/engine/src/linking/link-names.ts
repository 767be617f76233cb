import type { ContentKind } from '@ecco/domain';
import { affiliationsOf } from './affiliations.ts';
import { familyMentions } from './family-names.ts';
import { gatherOrganizations, gatherPeople, namesMax, type PlacedLink } from './gather.ts';
import { linkOrganizations } from './link-organizations.ts';
import { type LinkedSpeaker, linkSpeakers } from './link-speakers.ts';
import type { Home, LinkResult, Voice } from './linking.type.ts';
import { type Mention, mentionsIn, type NodeLookup, writtenAlike } from './mentions.ts';
import { shortMentions } from './short-names.ts';
import type { PlacedSpan } from './spans.ts';
import { spokenFor } from './spoken-for.ts';

type NamesOfItem = {
  spans: readonly PlacedSpan[];
  segments: readonly { id: string; text: string }[];
  kind: ContentKind;
  voices: readonly Voice[];
  speakers: readonly LinkedSpeaker[];
  called: NodeLookup;
  home: Home;
};

/** The person that a full name means: of several, or of somebody who is of an organization, the one that is of one that is meant too. */
function linkedPerson(
  { people }: Mention,
  linked: ReadonlySet<string>,
): { id: string; sign: string | null } | null {
  const byId = new Map(people.map((person) => [person.id, person]));
  const ofLinked = [...byId.values()].filter(({ places }) => places.some((id) => linked.has(id)));
  const [only, other] = ofLinked;
  if (only) return other ? null : { id: only.id, sign: 'their organization' };
  const [alone, ...others] = byId.values();
  return alone && others.length === 0 && alone.places.length === 0 ? { id: alone.id, sign: null } : null;
}

/** Where full names stand, or a title with a family name. */
function namedPeople(
  { spans, home }: NamesOfItem,
  mentions: readonly Mention[],
  linked: ReadonlySet<string>,
): PlacedLink[] {
  const links = mentions.flatMap((one) => {
    const { span, people, organisations: organizations } = one;
    if (people.length === 0 || organizations.length > 0 || span.words < 2 || !span.isWhole) return [];
    const person = linkedPerson(one, linked);
    return person === null ? [] : [{ ...person, span }];
  });
  const titled = [...familyMentions(spans, home.roster)];
  return [...links, ...titled.map((one) => ({ ...one, sign: 'the roster' }))];
}

/** Where an item names whom of the graph, and who speaks in it (D39); when in doubt nobody. */
export function placeLinks(item: NamesOfItem) {
  const names = { ...item, called: writtenAlike(item.called) };
  const mentions = mentionsIn(names.spans, names.called);
  const organizations = linkOrganizations({ ...names, mentions });
  const linked = new Set([...organizations.map(({ id }) => id), ...names.home.organizationIds]);
  const named = namedPeople(names, mentions, linked);
  const { people, newcomers } = linkSpeakers(gatherPeople(named), { ...names, linked });
  const affiliations = affiliationsOf({ ...names, people, linked });
  return {
    organisations: organizations,
    named,
    short: [...shortMentions(names, people)],
    people,
    newcomers,
    affiliations,
  };
}

/** Which of the graph an item names and who speaks in it, each with how often, where first and why. */
export function linkNames(names: NamesOfItem): LinkResult {
  const { organisations: organizations, short, people, newcomers, affiliations } = placeLinks(names);
  const again = new Map(gatherPeople(short).map((one) => [one.id, one]));
  return {
    organisations: gatherOrganizations(organizations, spokenFor({ ...names, people })),
    people: people.map((one) => {
      const { mentions = 0, names: own = [] } = again.get(one.id) ?? {};
      return { ...one, mentions: one.mentions + mentions, names: [...one.names, ...own].slice(0, namesMax) };
    }),
    newcomers,
    affiliations,
  };
}

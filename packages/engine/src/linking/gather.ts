import type { OrganizationMention, PersonMention } from './linking.type.ts';
import type { PlacedSpan } from './spans.ts';

/** A place where somebody of the graph is named. `sign`: why they are meant, where the name alone does not say. */
export type PlacedLink = { id: string; sign: string | null; span: PlacedSpan };

/** So many ways of writing somebody are kept. */
export const namesMax = 8;
/** So often is named what an item is about, where its title does not name it. */
const aboutMentions = 8;

const linkNames = (links: readonly PlacedLink[]): string[] =>
  [...new Set(links.map(({ span }) => span.text))].slice(0, namesMax);

/** A name that tells by itself needs no sign. */
const signOf = (links: readonly PlacedLink[]): string | null =>
  links.some(({ sign }) => sign === null) ? null : (links[0]?.sign ?? null);

const byId = (links: readonly PlacedLink[]): [string, PlacedLink[]][] => [
  ...Map.groupBy(links, ({ id }) => id),
];

const firstSegment = (links: readonly PlacedLink[]): string | null =>
  links.find(({ span }) => span.segmentId !== null)?.span.segmentId ?? null;

/** Each organization with how often and where first it is named; `heard`: those whose people speak. */
export const gatherOrganizations = (
  links: readonly PlacedLink[],
  received: ReadonlySet<string>,
): OrganizationMention[] =>
  byId(links).map(([id, own]) => ({
    id,
    sign: signOf(own),
    mentions: own.length,
    names: linkNames(own),
    segmentId: firstSegment(own),
    about: received.has(id) || own.length >= aboutMentions || own.some(({ span }) => span.inTitle),
  }));

/** Each person with how often and where first they are named. */
export const gatherPeople = (links: readonly PlacedLink[]): PersonMention[] =>
  byId(links).map(([id, own]) => ({
    id,
    sign: own[0]?.sign ?? null,
    mentions: own.length,
    names: linkNames(own),
    segmentId: firstSegment(own),
    speaks: null,
  }));

import type { Entity, OrganizationOfItem, PersonOfItem } from '@ecco/contract';
import type { LinkedOrganization, LinkedPerson, Owner } from '@ecco/store';
import type { TranscriptProfile } from './transcript-profile.ts';

/** Whom an item is of, is about or names. */
export type ItemLinks = { organizations: readonly LinkedOrganization[]; people: readonly LinkedPerson[] };

type NameEvidence = Pick<LinkedPerson, 'names' | 'mentions' | 'segmentId' | 'sign'>;

const presentEvidence = (
  { names, mentions, segmentId, sign }: NameEvidence,
  { indexOf }: TranscriptProfile,
) => ({
  names,
  mentions,
  content_id: indexOf.get(segmentId ?? '') ?? null,
  sign,
});

export const presentOrganizations = (
  { organizations }: ItemLinks,
  profile: TranscriptProfile,
): OrganizationOfItem[] =>
  organizations.map(({ organization: { id, slug, name, type }, relation, ...found }) => ({
    uuid: id,
    slug,
    name,
    org_type: type,
    relation,
    ...presentEvidence(found, profile),
  }));

export const presentPeople = ({ people }: ItemLinks, profile: TranscriptProfile): PersonOfItem[] =>
  people.map(({ person: { id, slug, name }, speaks, ...found }) => ({
    uuid: id,
    slug,
    name,
    speaks,
    ...presentEvidence(found, profile),
  }));

/** The one organization that an item is of. */
export function ownerOf({ organizations }: Pick<ItemLinks, 'organizations'>): Owner | null {
  const own = organizations.filter(({ relation }) => relation === 'of');
  return own.length === 1 ? (own[0]?.organization ?? null) : null;
}

const plain = (name: string): string => name.toLowerCase().replace(/^the /u, '');

/** The pages that the names of an item lead to; a name that two of them share leads nowhere. */
export function pagesByName({ organizations, people }: ItemLinks): (name: string) => Entity['page'] {
  const pages = new Map<string, Entity['page']>();
  const put = (names: readonly string[], page: NonNullable<Entity['page']>) => {
    for (const name of new Set(names.map(plain)))
      pages.set(name, pages.has(name) && pages.get(name)?.slug !== page.slug ? null : page);
  };
  for (const { organization, names } of organizations)
    put([organization.name, ...names], { type: 'ORG', slug: organization.slug });
  for (const { person, names } of people) put([person.name, ...names], { type: 'PERSON', slug: person.slug });
  return (name) => pages.get(plain(name)) ?? null;
}

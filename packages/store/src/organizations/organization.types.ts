import type { Fact, Organization } from '@ecco/domain';

/** What may be said of an organization, its dated facts apart. */
type Details = Partial<
  Pick<
    Organization,
    'ticker' | 'description' | 'website' | 'state' | 'calendarUrl' | 'analysisFlavor' | 'tags'
  >
> & { aliases?: string[] };

/** `slug` is made from the name when left out, numbered when taken. */
export type NewOrganization = Details & Pick<Organization, 'name' | 'type'> & { slug?: string };
/** What is left out stays as it is. */
export type OrganizationChanges = Partial<NewOrganization>;
/** An organization and what else it is called. */
export type NamedOrganization = { organization: Organization; aliases: string[] };

export type NewFact = Omit<Fact, 'id' | 'createdAt'>;

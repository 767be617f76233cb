import type { Fact, Organisation } from '@ecco/domain';

/** What may be said of an organisation, its dated facts apart. */
type Details = Partial<
  Pick<
    Organisation,
    'ticker' | 'description' | 'website' | 'state' | 'calendarUrl' | 'analysisFlavor' | 'tags'
  >
> & { aliases?: string[] };

/** `slug` is made from the name when left out, numbered when taken. */
export type NewOrganisation = Details & Pick<Organisation, 'name' | 'type'> & { slug?: string };
/** What is left out stays as it is. */
export type OrganisationChanges = Partial<NewOrganisation>;
/** An organisation and what else it is called. */
export type NamedOrganisation = { organisation: Organisation; aliases: string[] };

export type NewFact = Omit<Fact, 'id' | 'createdAt'>;

import type { Person } from '@ecco/domain';

/** `slug` is made from the name when left out, numbered when taken. */
export type NewPerson = Pick<Person, 'name'> &
  Partial<Pick<Person, 'description' | 'imageUrl'>> & {
    slug?: string;
    aliases?: string[];
    /** Met in the text of an item, which links it at once: the others are not read again for them. */
    ofText?: true;
  };
/** What is left out stays as it is. */
export type PersonChanges = Omit<Partial<NewPerson>, 'ofText'>;
/** A person and what else they are called. */
export type NamedPerson = { person: Person; aliases: string[] };

import type { Person } from '@ecco/domain';

/** `slug` is made from the name when left out, numbered when taken. */
export type NewPerson = Pick<Person, 'name'> &
  Partial<Pick<Person, 'description' | 'imageUrl'>> & { slug?: string; aliases?: string[] };
/** What is left out stays as it is. */
export type PersonChanges = Partial<NewPerson>;
/** A person and what else they are called. */
export type NamedPerson = { person: Person; aliases: string[] };

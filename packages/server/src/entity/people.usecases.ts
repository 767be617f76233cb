import type { NamedPerson, Paged, PeopleQuery, Store } from '@ecco/store';
import { remember } from '../memory/remembered.ts';

export type People = (query: PeopleQuery) => Promise<Paged<NamedPerson>>;

const kept = 100;
/** Who is named most often does not change from one moment to the next, and counting goes through all names. */
const staleAfterMs = 30_000;

/** People by how often they are named, counted anew every half minute at most. */
export function createPeople({ entities }: Pick<Store, 'entities'>, now: () => number): People {
  const memory = remember<string, Paged<NamedPerson>>(kept);
  return (query) =>
    memory.of(JSON.stringify(query), String(Math.floor(now() / staleAfterMs)), () => entities.people(query));
}

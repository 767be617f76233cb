import type { Clock, Db } from '../connection/db.ts';
import { type Nouns, nouns } from './nouns.ts';

export type Repositories = { [Name in keyof Nouns]: ReturnType<Nouns[Name]['repository']> };

const isComplete = (made: object): made is Repositories => Object.keys(nouns).every((name) => name in made);

/** Every repository over one database handle: the store's own, or that of an open transaction. */
export function createRepositories(db: Db, clock: Clock): Repositories {
  const made: object = Object.fromEntries(
    Object.entries(nouns).map(([name, noun]) => [name, noun.repository(db, clock)]),
  );
  if (!isComplete(made)) throw new Error('unreachable: made from the nouns themselves');
  return made;
}

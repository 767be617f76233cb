import type { PgTable } from 'drizzle-orm/pg-core';
import type { Clock, Db } from '../connection/db.ts';
import type { DeclaredChange } from './change.ts';

/**
 * What a method of a repository does to what others may hold a copy of: nothing, since it reads; nothing, for a
 * reason; or these changes, told from its arguments and its result once all is stored.
 */
type Access<Args extends unknown[], Result> =
  | 'reads'
  | { silent: string }
  | { changes: (result: Result, ...args: Args) => readonly DeclaredChange[] };

/** The declaration of every method: one that is missing does not compile. */
type AccessOf<Repository> = {
  readonly [Method in keyof Repository]: Repository[Method] extends (...args: infer Args) => infer Result
    ? Access<Args, Awaited<Result>>
    : never;
};

/** What the folder of a noun gives to the store. */
export type Noun<Repository extends object = object> = {
  /** What is referred to comes first. */
  tables: Readonly<Record<string, PgTable>>;
  /** Tables that are made from others, and so are no part of a backup. */
  derived?: Readonly<Record<string, PgTable>>;
  /** Called after the rows of a backup were read, inside its transaction. */
  restored?: (db: Db) => Promise<void>;
  repository: (db: Db, clock: Clock) => Repository;
  /** What each method does to copies that others hold. */
  access: AccessOf<NoInfer<Repository>>;
};

/** Keeps the repository's type and holds the declarations against it. */
export const defineNoun = <Repository extends object>(noun: Noun<Repository>): Noun<Repository> => noun;

/** Methods that a noun gets from the folder of another one, which rests on it. */
export type Part<Repository extends object = object> = Pick<Noun<Repository>, 'repository' | 'access'>;
export const definePart = <Repository extends object>(part: Part<Repository>): Part<Repository> => part;

/** A noun to which others added methods. */
export type ExtendedNoun<Repository extends object> = Omit<Noun, 'repository' | 'access'> & {
  repository: (db: Db, clock: Clock) => Repository;
  access: object;
};

/** A noun with the methods of a part. */
export const withPart = <Base extends object, Added extends object>(
  noun: ExtendedNoun<Base>,
  part: Part<Added>,
): ExtendedNoun<Base & Added> => ({
  ...noun,
  repository: (db, clock) => ({ ...noun.repository(db, clock), ...part.repository(db, clock) }),
  access: { ...noun.access, ...part.access },
});

import type { DeclaredChange } from './change.ts';

/**
 * What a method of a repository does to what others may hold a copy of: nothing, since it reads; nothing, for a
 * reason; or these changes, told from its arguments and its result once all is stored.
 */
export type Access<Args extends unknown[], Result> =
  | 'reads'
  | { silent: string }
  | { changes: (result: Result, ...args: Args) => readonly DeclaredChange[] };

/** The declaration of every method: one that is missing does not compile. */
export type AccessOf<Repository> = {
  readonly [Method in keyof Repository]: Repository[Method] extends (...args: infer Args) => infer Result
    ? Access<Args, Awaited<Result>>
    : never;
};

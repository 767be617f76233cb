import type { DeclaredChange } from '../changes/change.ts';
import type { ChangeSet } from '../changes/change-set.ts';
import type { ExtendedNoun } from '../changes/noun.ts';
import { readOnly } from '../changes/read-only.ts';
import type { Clock, Db } from '../connection/db.ts';
import { type Nouns, nouns } from './nouns.ts';

export type Repositories = { [Name in keyof Nouns]: ReturnType<Nouns[Name]['repository']> };

/** Runs a call that writes in a transaction, whose changes are told with it. */
export type Write = <Result>(call: (tx: Db, changes: ChangeSet) => Promise<Result>) => Promise<Result>;

type Handle = { db: Db; clock: Clock; write: Write };

type Method = (...args: unknown[]) => Promise<unknown>;
type MethodDeclaration = 'reads' | { silent: string } | { changes: (...told: unknown[]) => DeclaredChange[] };
type AnyNoun = Pick<ExtendedNoun<object>, 'repository' | 'access'>;

const methodOf = (repository: object, name: string): Method => Reflect.get(repository, name);

/** The methods of a noun as their declarations say: those that read cannot write, and changes are told. */
function asDeclared({ repository, access }: AnyNoun, { db, clock, write }: Handle): object {
  const reading = repository(readOnly(db), clock);
  const direct = repository(db, clock);
  const bind = (name: string, declared: MethodDeclaration): Method => {
    if (declared === 'reads') return methodOf(reading, name);
    if ('silent' in declared) return methodOf(direct, name);
    return (...args) =>
      write(async (tx, changes) => {
        const result = await methodOf(tx === db ? direct : repository(tx, clock), name)(...args);
        changes.add(declared.changes(result, ...args));
        return result;
      });
  };
  return Object.fromEntries(Object.entries(access).map(([name, declared]) => [name, bind(name, declared)]));
}

const isComplete = (made: object): made is Repositories => Object.keys(nouns).every((name) => name in made);

/** Every repository over one database handle: the store's own, or that of an open transaction. */
export function createRepositories(handle: Handle): Repositories {
  const made: object = Object.fromEntries(
    Object.entries(nouns).map(([name, noun]) => [name, asDeclared(noun, handle)]),
  );
  if (!isComplete(made)) throw new Error('unreachable: made from the nouns themselves');
  return made;
}

import { availableParallelism } from 'node:os';
import { type GateLimit, WorkGate } from '../../request/limit/work-gate.ts';
import { authBusy } from './password.errors.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';

/** Hashing of passwords, a few at a time: one hashing takes a core and 19 MiB for some fifty milliseconds. */
export type Passwords = {
  /** @throws RequestError 503 when too many wait already */
  hash: (password: string) => Promise<string>;
  /** Where there is no hash the same work is done for nothing, so that time tells nothing. */
  isRight: (hash: string | null, password: string) => Promise<boolean>;
  /** @throws RequestError 503 when the next one would be refused */
  checkRoom: () => void;
};

/** Hashings that fit into about two seconds on one core. */
const perCore = 32;

function limitOfMachine(): GateLimit {
  const atOnce = Math.max(1, availableParallelism() - 1);
  return { atOnce, waiting: atOnce * perCore };
}

export function createPasswords(limit: GateLimit = limitOfMachine()): Passwords {
  const gate = new WorkGate(limit, authBusy);
  return {
    hash: (password) => gate.run(() => hashPassword(password)),
    isRight(hash, password) {
      if (hash !== null) return gate.run(() => isPasswordOf(hash, password));
      return gate.run(() => hashPassword(password)).then(() => false);
    },
    checkRoom() {
      if (gate.isFull) throw authBusy();
    },
  };
}

import type { Actor } from '../access/actor.ts';
import { tooBusy } from '../failure/request.errors.ts';
import { WorkGate } from './work-gate.ts';

/** More rows than any page of the product asks for, but those of admins. */
const largeFrom = 201;

/** Of thousands of rows each is seconds of work and megabytes of memory. */
const largePages = { atOnce: 2, waiting: 20 };
const retryAfterSeconds = 5;

/** As it was sent: what it is not is told by the contract. */
function requestedRows(input: unknown): number {
  if (typeof input !== 'object' || input === null || !('per_page' in input)) return 0;
  return Number(input.per_page);
}

type Call = { input: unknown; context: { actor: Pick<Actor, 'role'> } };
type LargePages = <Answer>(call: Call, answer: () => Promise<Answer>) => Promise<Answer>;

/**
 * Makes a few large pages of lists at a time, for all who ask for them together; others are not held up.
 * @throws RequestError 503 where too many wait already
 */
export function createLargePages(): LargePages {
  const gate = new WorkGate(largePages, () => tooBusy(retryAfterSeconds));
  return ({ input, context }, answer) => {
    const isLarge = requestedRows(input) >= largeFrom && context.actor.role !== 'admin';
    return isLarge ? gate.run(answer) : answer();
  };
}

import { randomUUID } from 'node:crypto';
import type { ClientEvent } from '@ecco/contract';
import type { NewEvent } from '@ecco/store';
import type { Authorized } from '../request/access/authorize.ts';
import type { Services } from '../request/services.ts';
import { giveBackActivity, spendActivity } from './activity-quota.ts';
import { cleanText } from './clean-text.ts';

const dayMs = 86_400_000;
/** How far back a client's word on when something happened is taken: a laptop that slept through its holidays. */
const believedMs = 30 * dayMs;

/** When it happened by the client's clock, which may go wrong: never in the future and not long ago. */
function eventTime(at: string | undefined, now: number): Date {
  const said = at === undefined ? now : Date.parse(at);
  return new Date(Math.min(now, Math.max(now - believedMs, said)));
}

type Details = NewEvent['details'];
type Detail = [key: string, value: Details[string] | undefined];

const cleanDetail = ([key, value]: Detail): [string, Details[string]][] =>
  value === undefined ? [] : [[cleanText(key), typeof value === 'string' ? cleanText(value) : value]];

type Sender = { userId: string | null; now: number };

function rowOf({ event, slug, at, id, ...details }: ClientEvent, { userId, now }: Sender): NewEvent {
  return {
    id: id ?? randomUUID(),
    name: cleanText(event),
    slug: slug === undefined ? null : cleanText(slug),
    details: Object.fromEntries(Object.entries(details).flatMap(cleanDetail)),
    userId,
    at: eventTime(at, now),
  };
}

/**
 * Stores what is new in a batch, in the name of who sent it, and says how many events that were.
 * @throws RequestError 429 where it is more than is kept of a day
 */
export async function logEvents(
  { store, now }: Pick<Services, 'store' | 'now'>,
  who: Authorized<'record-activity'>,
  batch: readonly ClientEvent[],
): Promise<number> {
  const sender = { userId: who.userId, now: now() };
  const spent = { what: 'events', amount: batch.length } as const;
  await spendActivity({ store, now }, who, spent);
  const stored = await store.events.add(batch.map((event) => rowOf(event, sender)));
  if (stored < batch.length)
    await giveBackActivity({ store, now }, who, { ...spent, amount: batch.length - stored });
  return stored;
}

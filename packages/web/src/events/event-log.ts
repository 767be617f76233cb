/*
 * What people do, told to the server in batches. Every event has an id and is kept in the browser until the server
 * has taken it, so that neither a reload nor a lost connection loses one; the server knows an id it has seen.
 */
import { type ClientEvent, limits } from '@ecco/contract';
import {
  isRecord,
  persistedNames,
  readPersisted,
  removePersisted,
  writePersisted,
} from '../persistence/browser-storage.ts';

/** `idx`: which one of several was meant. `button-src`: where the button stood. `page`: its route. `speed`: of playing. */
type NewEvent = {
  event: string;
  slug?: string;
  'button-src'?: string;
  idx?: number;
  page?: string;
  speed?: number;
};

export type EventLog = {
  log: (event: NewEvent) => void;
  /** Sends whatever is there in the one moment that is left before the page goes. */
  leave: () => void;
};

/**
 * `refused`: the server will never take these. `later`: it takes none for so many ms, since too much was sent; after a
 * spent day that is the rest of the day.
 */
export type SendOutcome = 'stored' | 'refused' | 'failed' | { later: number };
export type Sending = (events: readonly ClientEvent[]) => Promise<SendOutcome>;
type Tools = {
  send: Sending;
  /** Does something later. */
  after: (ms: number, run: () => void) => void;
};

const storageKey = 'events.';
const mostWaiting = 500;

const isEvent = (value: unknown): value is ClientEvent =>
  isRecord(value) &&
  typeof value['event'] === 'string' &&
  value['src'] === 'FE' &&
  typeof value['id'] === 'string';

/** Events that other visits left behind. Where such a page is still open, the ids keep them from counting twice. */
function takeLeftovers(): ClientEvent[] {
  return persistedNames(storageKey).flatMap((name) => {
    const persisted = readPersisted(name);
    removePersisted(name);
    return Array.isArray(persisted) ? persisted.filter(isEvent) : [];
  });
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** A random UUID (version 4). The browser's own maker of them is missing on pages served without TLS. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const marked = [...bytes].map((byte, at) => {
    if (at === 6) return (byte & 0x0f) | 0x40;
    return at === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  return marked.map((byte, at) => ([4, 6, 8, 10].includes(at) ? `-${hex(byte)}` : hex(byte))).join('');
}

/** Makes the log of one visit. */
export function createEventLog({ send, after }: Tools): EventLog {
  const name = `${storageKey}${newId()}`;
  let waiting: ClientEvent[] = takeLeftovers().slice(-mostWaiting);
  let isPlanned = false;
  /** The server wants none for now: until the planned moment nothing is sent, not even on leaving. */
  let isPaused = false;

  const store = (): void => (waiting.length > 0 ? writePersisted(name, waiting) : removePersisted(name));
  const drop = (batch: readonly ClientEvent[]): void => {
    waiting = waiting.filter((event) => !batch.includes(event));
    store();
  };

  const onTheWay = new Set<ClientEvent>();
  const idle = (): ClientEvent[] => waiting.filter((event) => !onTheWay.has(event));
  /** Sends a batch and answers in how many ms the next one may go. */
  const deliver = async (batch: readonly ClientEvent[]): Promise<number> => {
    if (batch.length === 0) return limits.eventEveryMs;
    for (const event of batch) onTheWay.add(event);
    const outcome = await send(batch);
    for (const event of batch) onTheWay.delete(event);
    isPaused = typeof outcome === 'object';
    if (typeof outcome === 'object') return outcome.later;
    if (outcome === 'failed') return limits.eventRetryMs;
    drop(batch);
    return limits.eventEveryMs;
  };

  const plan = (ms: number): void => {
    if (isPlanned || waiting.length === 0) return;
    isPlanned = true;
    after(ms, () => void sendNext());
  };
  const sendNext = async (): Promise<void> => {
    const nextMs = await deliver(idle().slice(0, limits.eventBatch));
    isPlanned = false;
    plan(nextMs);
  };

  store();
  plan(limits.eventEveryMs);
  return {
    log: (event) => {
      const added: ClientEvent = { ...event, src: 'FE', id: newId(), at: new Date().toISOString() };
      waiting = [...waiting, added].slice(-mostWaiting);
      store();
      plan(limits.eventEveryMs);
    },
    leave: () => {
      if (isPaused) return;
      const left = idle();
      for (let from = 0; from < left.length; from += limits.eventsMax) {
        void deliver(left.slice(from, from + limits.eventsMax));
      }
    },
  };
}

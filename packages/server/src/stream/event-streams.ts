// Server-sent events: the one way in which the API streams. A route of the contract gives an iterator of events; the
// library writes them, no faster than they are read, with a heartbeat while there is nothing to say. Here stands how
// many are open, for how long, and what ends them.

import { withEventMeta } from '@orpc/server';
import { toContractError, toRefusal } from '../request/contract-failure.ts';
import type { RequestEvent } from '../request/http/request-event.ts';
import { networkOf } from '../request/limit/network-address.ts';
import { createNetworkPlaces, type NetworkPlaces } from '../request/limit/network-places.ts';
import { tooManyStreams } from './stream.errors.ts';

export const streamLimits = {
  /** Streams that one network may have open at a time. */
  ofNetwork: 20,
  /** After so long a stream ends and its reader comes again, in ms. */
  longestMs: 15 * 60_000,
  /** The pause before a reader comes again, in ms. */
  retryMs: 3_000,
  /** Between two comments that keep the connection while there is nothing to say, in ms. */
  heartbeatMs: 15_000,
} as const;

/** A proxy that gathers answers would keep events back. */
export const streamHeaders = { 'x-accel-buffering': 'no' } as const;

type OpenLimits = { ofNetwork: number; longestMs: number };

type Reader = {
  address: string;
  event: RequestEvent;
  /** Aborted when the reader goes away. */
  signal: AbortSignal | undefined;
};

type Source<Event, End> = (signal: AbortSignal) => AsyncGenerator<Event, End | undefined>;

type EventStreams = {
  /**
   * The events of a source, which is to end with the signal: when its reader goes away, its time is over, or the
   * process stops. Ended so, it says nothing more, and its reader comes again.
   * @throws RequestError 429 when the network has as many open as it may
   */
  open: <Event extends object, End extends object>(
    reader: Reader,
    source: Source<Event, End>,
  ) => AsyncGenerator<Event, End | undefined>;
  /** Ends all that are open. */
  close: () => void;
};

declare module '../request/services.ts' {
  interface Services {
    streams: EventStreams;
  }
}

/** Takes a place until the signal, or whoever is given the answer, lets go of it. */
function takePlace(places: NetworkPlaces, network: string, ended: AbortSignal): () => void {
  let isHeld = true;
  const leave = () => {
    if (isHeld) places.leave(network);
    isHeld = false;
  };
  places.enter(network);
  // An iterator that nobody began runs no code of its own when it is let go.
  if (ended.aborted) leave();
  else ended.addEventListener('abort', leave, { once: true });
  return leave;
}

type Relayed = { ended: AbortSignal; event: RequestEvent; leave: () => void };

async function* relay<Event extends object, End extends object>(
  events: AsyncGenerator<Event, End | undefined>,
  { ended, event, leave }: Relayed,
): AsyncGenerator<Event, End | undefined> {
  const meta = { retry: streamLimits.retryMs };
  try {
    let next = await events.next();
    while (next.done !== true) {
      yield withEventMeta(next.value, meta);
      next = await events.next();
    }
    return next.value;
  } catch (error) {
    if (ended.aborted) return undefined;
    throw toContractError(toRefusal(error, event));
  } finally {
    leave();
    await events.return(undefined);
  }
}

export function createEventStreams({ ofNetwork, longestMs }: OpenLimits = streamLimits): EventStreams {
  const places = createNetworkPlaces(ofNetwork);
  const stop = new AbortController();
  return {
    open({ address, event, signal }, source) {
      const network = networkOf(address);
      if (!places.hasRoom(network)) throw tooManyStreams(streamLimits.retryMs / 1_000);
      const ends = [stop.signal, AbortSignal.timeout(longestMs), ...(signal ? [signal] : [])];
      const ended = AbortSignal.any(ends);
      return relay(source(ended), { ended, event, leave: takePlace(places, network, ended) });
    },
    close: () => stop.abort(),
  };
}

/**
 * What happens when more is asked than can be answered: what can be done without is refused at once, so that the rest is
 * answered in time, where else everything would wait for everything. How busy it is is measured as whoever asks feels
 * it, by how long the shortest question waits for the database and for this process.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { type RouteName, type Rule, ruleOf } from '../access/route-policy.ts';
import { tooBusy } from '../failure/request.errors.ts';
import { createKnownCallers } from './known-callers.ts';

/** What somebody reads or has done; what pages show; what a page can do without. */
type Urgency = 'first' | 'usual' | 'last';

/** From the first wait on, in ms, some are refused, and from the second all. */
const refusedFrom: Readonly<Record<Urgency, readonly [number, number]>> = {
  last: [20, 80],
  usual: [40, 160],
  first: [80, 320],
};

/** With so few requests under way a wait is that of one long statement, which is over before they are. */
const fewUnderWay = 40;
/** Between two questions that measure the wait. */
const everyMs = 50;
/** A wait that was measured longer ago tells nothing. */
const staleMs = 1_000;
const retryAfterSeconds = 2;

/** Nouns of which nothing is lost where they come later. */
const canWait: ReadonlySet<string> = new Set([
  'search',
  'insight',
  'entity',
  'update',
  'guide',
  'calendar',
  'export',
  'tag',
]);
const routesThatCanWait: ReadonlySet<RouteName> = new Set<RouteName>([
  'activity.logEvents',
  'visit.note',
  'alert.unread',
  'ask.suggested',
  'ask.suggestedOfItem',
  'graph.neighbors',
  'graph.searchNodes',
  'graphImport.export',
  'ledger.export',
  'list.daily',
]);
/** Nouns that are read first: an item, and who reads it. */
const readFirst: ReadonlySet<string> = new Set(['item', 'session', 'auth', 'user']);

const nounOf = (route: RouteName): string => route.split('.')[0] ?? '';

/** Whether a call stays open for long, whatever else is asked; an answer to a question has limits and threads of its own. */
const staysOpen = ({ limit }: Rule, route: RouteName): boolean =>
  limit === 'stream' || limit === 'ask' || route === 'ingest.upload';

/** How urgent a call is; of somebody who is not signed in what is not urgent comes later. */
export function urgencyOf(route: RouteName, isKnown: boolean): Urgency {
  const noun = nounOf(route);
  if (canWait.has(noun) || routesThatCanWait.has(route)) return 'last';
  if (ruleOf(route).writes || (readFirst.has(noun) && route !== 'item.library')) return 'first';
  return isKnown ? 'usual' : 'last';
}

type Needs = {
  /** The shortest question that the database can be asked. */
  ask: () => Promise<unknown>;
  /** In ms. */
  clock?: () => number;
  random?: () => number;
};

type AdmittedCall = {
  route: RouteName;
  headers: IncomingHttpHeaders;
  whenOver: (then: () => void) => void;
  /** As many others as it is worth; none for most. */
  cost?: number;
};

export type Overload = {
  /**
   * Counts a call as under way until its answer has left, a search with what it costs. Called before anything is looked up
   * for it.
   * @throws RequestError 503 where the product is too busy for it
   */
  admit: (call: AdmittedCall) => void;
  /** Notes that a call with these headers was somebody's, who comes before visitors for a while. */
  recognize: (headers: IncomingHttpHeaders) => void;
};

/** Measures the wait only while something is asked, and never twice at once. */
function createWait({ ask, clock = () => performance.now() }: Needs): () => number {
  let [began, ended, measured] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  let isAsking = false;
  const measure = async (): Promise<void> => {
    isAsking = true;
    began = clock();
    // That the database is away is told by whoever needs it.
    await ask().catch(() => undefined);
    ended = clock();
    measured = (measured + ended - began) / 2;
    isAsking = false;
  };
  return () => {
    const now = clock();
    if (!isAsking && now - ended > staleMs) measured = 0;
    if (!isAsking && now - began >= everyMs) void measure();
    return isAsking ? Math.max(measured, now - began) : measured;
  };
}

/** Refuses calls where the product is too busy for them. */
export function createOverload(needs: Needs): Overload {
  const { random = Math.random } = needs;
  const waitMs = createWait(needs);
  const known = createKnownCallers();
  let underWay = 0;
  return {
    recognize: known.add,
    admit({ route, headers, whenOver, cost = 0 }) {
      if (staysOpen(ruleOf(route), route)) return;
      const wait = waitMs();
      if (underWay >= fewUnderWay) {
        // Who it is would have to be looked up; who it was a moment ago is known.
        const [from, to] = refusedFrom[urgencyOf(route, known.has(headers))];
        if (random() < (wait - from) / (to - from)) throw tooBusy(retryAfterSeconds);
      }
      const weight = 1 + cost;
      underWay += weight;
      whenOver(() => {
        underWay -= weight;
      });
    },
  };
}

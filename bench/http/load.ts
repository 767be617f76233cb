import { fork } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';

/** Addresses of one kind, and how many of a hundred requests are of it. */
export type LoadGroup = { name: string; share: number; urls: readonly string[] };
export type Load = {
  urls?: readonly string[];
  /** In the place of `urls`: a mix, of which each kind is reported besides. */
  groups?: readonly LoadGroup[];
  inFlight: number;
  /** So many are asked in a second in the place of so many in flight, whatever is answered. */
  perSecond?: number;
  seconds: number;
  /** Each request says that it comes for another network, of a server that believes its proxy. */
  manyVisitors?: boolean;
  /** Each address is asked for once at most, in its order; the load ends with them. */
  eachOnce?: boolean;
  /** Of somebody who is signed in. */
  cookie?: string;
  /** The token of the page, for calls that are refused without one. */
  appToken?: string;
};

/** Latencies in ms, of what was not refused. */
const Part = z.object({
  perSecond: z.number(),
  p50: z.number(),
  p95: z.number(),
  p99: z.number(),
  /** Answered by 503. */
  refused: z.number(),
  /** Answered by anything else than 200, or not at all. */
  failed: z.number(),
});
const Report = Part.extend({ byGroup: z.record(z.string(), Part) });
export type LoadPart = z.infer<typeof Part>;
export type Report = z.infer<typeof Report>;

/**
 * Asks for the addresses in random order from a process of its own, so that the load does not take the server's
 * thread. (autocannon walks a list in the same order on every connection, so that all would ask the same at once.)
 */
export function load(plan: Load): Promise<Report> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'load.child.ts'), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    child.once('message', (report) => resolve(Report.parse(report)));
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error(`the load generator left with ${code}`)));
    child.send(plan);
  });
}

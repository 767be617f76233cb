/** The process that makes the load: takes a plan, answers with a report. */
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { z } from 'zod';

const Plan = z.object({
  urls: z.array(z.string()).default([]),
  groups: z.array(z.object({ name: z.string(), share: z.number(), urls: z.array(z.string()) })).default([]),
  inFlight: z.number(),
  perSecond: z.number().optional(),
  seconds: z.number(),
  manyVisitors: z.boolean().default(false),
  eachOnce: z.boolean().default(false),
  cookie: z.string().optional(),
  appToken: z.string().optional(),
});
type Plan = z.infer<typeof Plan>;

const agent = new Agent({ keepAlive: true });

const anyByte = (): number => Math.floor(Math.random() * 256);
const anyNetwork = (): string => `11.${anyByte()}.${anyByte()}.${anyByte()}`;
const anyOf = <Value>(values: readonly Value[]): Value | undefined =>
  values[Math.floor(Math.random() * values.length)];

/** The status of the answer; 0 where there is none. */
const ask = (url: string, { manyVisitors, cookie, appToken }: Plan): Promise<number> =>
  new Promise((resolve) => {
    const headers = {
      ...(manyVisitors && { 'x-forwarded-for': anyNetwork() }),
      ...(cookie && { cookie }),
      ...(appToken && { 'x-app-token': appToken }),
    };
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', () => resolve(0));
  });

type TimedRequest = { group: string; status: number; ms: number };

/** What is asked next; null where all have been. */
function chooser({ urls, groups, eachOnce }: Plan): () => { group: string; url: string } | null {
  let next = 0;
  const tickets = groups.flatMap((group) => Array.from({ length: group.share }, () => group));
  return () => {
    const { name: group = '', urls: own = urls } = anyOf(tickets) ?? {};
    const url = eachOnce ? own[next++] : anyOf(own);
    return url === undefined ? null : { group, url };
  };
}

/** Asks until it ends: each as soon as the one before was answered, or at a rate, whatever is answered. */
async function askAll(plan: Plan): Promise<TimedRequest[]> {
  const timedRequests: TimedRequest[] = [];
  const choose = chooser(plan);
  const end = performance.now() + plan.seconds * 1000;
  const askOne = async (): Promise<boolean> => {
    const chosen = choose();
    if (chosen === null) return false;
    const began = performance.now();
    const status = await ask(chosen.url, plan);
    timedRequests.push({ group: chosen.group, status, ms: performance.now() - began });
    return true;
  };
  if (plan.perSecond !== undefined) {
    const underWay: Promise<boolean>[] = [];
    const began = performance.now();
    while (performance.now() < end) {
      const due = ((performance.now() - began) / 1000) * plan.perSecond;
      while (underWay.length < due) underWay.push(askOne());
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await Promise.all(underWay);
    return timedRequests;
  }
  const worker = async (): Promise<void> => {
    while (performance.now() < end && (await askOne()));
  };
  await Promise.all(Array.from({ length: plan.inFlight }, worker));
  return timedRequests;
}

const busy = 503;

function reportOf(timedRequests: readonly TimedRequest[], tookMs: number) {
  const answered = timedRequests.filter(({ status }) => status !== busy);
  const latencies = answered.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number): number =>
    Math.round((latencies[Math.floor(latencies.length * share)] ?? 0) * 10) / 10;
  return {
    perSecond: answered.length / (tookMs / 1000),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    refused: timedRequests.length - answered.length,
    failed: answered.filter(({ status }) => status !== 200).length,
  };
}

const [message]: unknown[] = await once(process, 'message');
const plan = Plan.parse(message);
const began = performance.now();
const replies = await askAll(plan);
const tookMs = performance.now() - began;
const byGroup = Object.fromEntries(
  plan.groups.map(({ name }) => [
    name,
    reportOf(
      replies.filter(({ group }) => group === name),
      tookMs,
    ),
  ]),
);
process.send?.({ ...reportOf(replies, tookMs), byGroup }, () => process.exit(0));

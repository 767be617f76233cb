/** The process that makes the load: takes a plan, answers with a report. */
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { z } from 'zod';

const Plan = z.object({
  urls: z.array(z.string()),
  inFlight: z.number(),
  seconds: z.number(),
  manyVisitors: z.boolean().default(false),
  eachOnce: z.boolean().default(false),
  cookie: z.string().optional(),
  appToken: z.string().optional(),
});

const agent = new Agent({ keepAlive: true });

const anyByte = (): number => Math.floor(Math.random() * 256);
const anyNetwork = (): string => `11.${anyByte()}.${anyByte()}.${anyByte()}`;

type Visit = { isVisitor: boolean; cookie: string | undefined; appToken: string | undefined };

const ask = (url: string, { isVisitor, cookie, appToken }: Visit): Promise<boolean> =>
  new Promise((resolve) => {
    const headers = {
      ...(isVisitor && { 'x-forwarded-for': anyNetwork() }),
      ...(cookie && { cookie }),
      ...(appToken && { 'x-app-token': appToken }),
    };
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200));
    }).once('error', () => resolve(false));
  });

async function load({ urls, inFlight, seconds, ...how }: z.infer<typeof Plan>): Promise<void> {
  const latencies: number[] = [];
  let failed = 0;
  let next = 0;
  const chosen = (): string | undefined =>
    urls[how.eachOnce ? next++ : Math.floor(Math.random() * urls.length)];
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const worker = async (): Promise<void> => {
    while (performance.now() < end) {
      const url = chosen();
      if (url === undefined) return;
      const asked = performance.now();
      if (!(await ask(url, { isVisitor: how.manyVisitors, cookie: how.cookie, appToken: how.appToken })))
        failed += 1;
      latencies.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  latencies.sort((one, other) => one - other);
  const at = (share: number): number =>
    Math.round((latencies[Math.floor(latencies.length * share)] ?? 0) * 10) / 10;
  const perSecond = latencies.length / ((performance.now() - begin) / 1000);
  process.send?.({ perSecond, p50: at(0.5), p95: at(0.95), p99: at(0.99), failed }, () => process.exit(0));
}

const [message]: unknown[] = await once(process, 'message');
await load(Plan.parse(message));

import { fork } from 'node:child_process';
import { join } from 'node:path';
import { openWorld } from '@ecco/server/testing';
import { z } from 'zod';
import { addItem } from './http/corpus.ts';
import { load, type Report } from './http/load.ts';

export const name = 'login';

const perSecond = Number(process.env['BENCH_LOGINS'] ?? 100);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 60);
const accounts = 20;

const Answers = z.array(
  z.object({ status: z.number(), count: z.number(), p50: z.number(), p95: z.number() }),
);
type Login = { email: string; password: string };
type Knocking = { url: string; logins: Login[]; perSecond: number; seconds: number };

function knock(plan: Knocking): Promise<z.infer<typeof Answers>> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'login/knock.child.ts'), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    child.once('message', (answers) => resolve(Answers.parse(answers)));
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error(`the knocking process left with ${code}`)));
    child.send(plan);
  });
}

const pageRow = (what: string, { perSecond: rate, p50, p95, p99, failed }: Report) => ({
  what,
  'per s': Math.round(rate),
  'p50 ms': p50,
  'p95 ms': p95,
  'p99 ms': p99,
  failed,
});

/** Logins from many networks at once, and what an item's page takes meanwhile, beside the same in peace. */
export async function run(): Promise<Record<string, string | number>[]> {
  const world = await openWorld({ LOG_LEVEL: 'error', TRUST_PROXY: '1', WAITLIST_MODE: 'off' });
  try {
    const slug = await addItem(world.store, 1_000);
    const logins: Login[] = [];
    while (logins.length < accounts) {
      const login = { email: `reader${logins.length}@fund.example`, password: 'a long secret of a reader' };
      await world.becomeMember(login);
      logins.push(login);
    }
    const page = { urls: [`${world.url}/v2/episode/${slug}`], inFlight: 2 };
    const peace = await load({ ...page, seconds: Math.min(10, seconds) });
    const [answers, meanwhile] = await Promise.all([
      knock({ url: world.url, logins, perSecond, seconds }),
      load({ ...page, seconds }),
    ]);
    return [
      ...answers.map(({ status, count, p50, p95 }) => ({
        what: `login answered ${status}`,
        count,
        'per s': Math.round(count / seconds),
        'p50 ms': p50,
        'p95 ms': p95,
      })),
      pageRow('item page in peace, 2 in flight', peace),
      pageRow(`item page during ${perSecond} logins a second`, meanwhile),
    ];
  } finally {
    await world.end();
  }
}

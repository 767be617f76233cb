/** The process that knocks at the door: so many logins a second, each from a network of its own. */
import { once } from 'node:events';
import { z } from 'zod';

const Plan = z.object({
  url: z.string(),
  logins: z.array(z.object({ email: z.string(), password: z.string() })),
  perSecond: z.number(),
  seconds: z.number(),
});
type Plan = z.infer<typeof Plan>;
type Knock = { status: number; ms: number };

const networkOf = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

async function knock({ url, logins }: Plan, index: number): Promise<Knock> {
  const input = performance.now();
  const response = await fetch(`${url}/v2/auth/login/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': networkOf(index),
    },
    body: JSON.stringify(logins[index % logins.length]),
  }).catch(() => null);
  await response?.arrayBuffer();
  return { status: response?.status ?? 0, ms: performance.now() - input };
}

function report(knocks: readonly Knock[]) {
  const statuses = [...new Set(knocks.map(({ status }) => status))].sort((one, other) => one - other);
  return statuses.map((status) => {
    const times = knocks
      .filter((one) => one.status === status)
      .map(({ ms }) => ms)
      .sort((one, other) => one - other);
    const at = (share: number): number => Math.round(times[Math.floor(times.length * share)] ?? 0);
    return { status, count: times.length, p50: at(0.5), p95: at(0.95) };
  });
}

async function run(plan: Plan): Promise<void> {
  const knocks: Promise<Knock>[] = [];
  const begin = performance.now();
  const total = plan.perSecond * plan.seconds;
  while (knocks.length < total) {
    const due = Math.min(total, ((performance.now() - begin) / 1000) * plan.perSecond);
    while (knocks.length < due) knocks.push(knock(plan, knocks.length));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  process.send?.(report(await Promise.all(knocks)), () => process.exit(0));
}

const [message]: unknown[] = await once(process, 'message');
await run(Plan.parse(message));

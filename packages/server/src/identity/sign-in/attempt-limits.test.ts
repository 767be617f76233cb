import type { Store } from '@ecco/store';
import { openMemoryStore } from '@ecco/store/testing';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type AttemptLimits, createAttemptLimits } from './attempt-limits.ts';

const minuteMs = 60_000;
const noon = Date.UTC(2026, 0, 1, 12);
let store: Store;
let limits: AttemptLimits;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  store = await openMemoryStore();
  limits = createAttemptLimits(store);
});
beforeEach(() => {
  vi.setSystemTime(noon);
});
afterAll(async () => {
  vi.useRealTimers();
  await store.close();
});

async function guess(email: string, network: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await limits.takeGuess(email, network);
}

it('ends ten guesses from one network, until the quarter of an hour is over', async () => {
  vi.setSystemTime(noon + 5 * minuteMs);
  await guess('a@fund.example', '192.0.2.1', 10);
  await expect(limits.takeGuess('a@fund.example', '192.0.2.1')).rejects.toMatchObject({
    statusCode: 429,
    message: expect.stringContaining('in 10 minutes.'),
    headers: { 'retry-after': '600' },
  });
  await limits.takeGuess('a@fund.example', '192.0.2.2');
  await limits.takeGuess('b@fund.example', '192.0.2.1');
  vi.setSystemTime(noon + 15 * minuteMs);
  await limits.takeGuess('a@fund.example', '192.0.2.1');
});

it('takes an IPv6 household for one network', async () => {
  await guess('c@fund.example', '2001:db8::1', 10);
  await expect(limits.takeGuess('c@fund.example', '2001:db8::ffff:2')).rejects.toMatchObject({
    code: 'auth.too-many-logins',
  });
});

it('ends a hundred guesses from anywhere within an hour', async () => {
  for (let network = 0; network < 10; network++) await guess('d@fund.example', `198.51.100.${network}`, 10);
  await expect(limits.takeGuess('d@fund.example', '203.0.113.9')).rejects.toMatchObject({
    headers: { 'retry-after': '3600' },
  });
  // What the wider limit refused did not count against the network.
  vi.setSystemTime(noon + 60 * minuteMs);
  await guess('d@fund.example', '203.0.113.9', 10);
});

it('does not count what was given back', async () => {
  for (let time = 0; time < 20; time++) {
    await limits.takeGuess('e@fund.example', '192.0.2.5');
    await limits.giveBackGuess('e@fund.example', '192.0.2.5');
  }
  await guess('e@fund.example', '192.0.2.5', 10);
});

it('lets five mails an hour go to an address', async () => {
  const answers: boolean[] = [];
  for (let time = 0; time < 6; time++) answers.push(await limits.mayMail('f@fund.example'));
  expect(answers).toEqual([true, true, true, true, true, false]);
  expect(await limits.mayMail('g@fund.example')).toBe(true);
  vi.setSystemTime(noon + 60 * minuteMs);
  expect(await limits.mayMail('f@fund.example')).toBe(true);
});

import { createItem } from '@ecco/factories/rows';
import type { NewItem } from '@ecco/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  const call = (title: string, lines: string[], meta: NonNullable<NewItem['meta']>) =>
    createItem(world.store, { kind: 'earnings', title, lines: lines.map((text) => ({ text })), meta });
  await call('Call one', ['Revenue was $4.6 billion in the quarter.', 'Costs fell for the third time.'], {
    organisation: { name: 'Cedarwell Instruments', by: null, isRead: true },
    period: { quarter: 3, year: 2025 },
  });
  await call(
    'Call two',
    [
      'Cedarwell Instruments had revenue of $9 billion in the third quarter of 2025, and we had revenue of $7 billion.',
    ],
    { organisation: { name: 'Birchfield', by: null, isRead: true } },
  );
});
afterAll(() => world.end());

type Line = { text: string; slug: string };
const isAnswer = (value: unknown): value is { items: Line[] } =>
  typeof value === 'object' && value !== null && 'items' in value;

async function answersTo(query: string): Promise<string[]> {
  const { body } = await world.ask(`/v2/episode/answers?query=${encodeURIComponent(query)}`);
  const { answer } = body;
  if (!isAnswer(answer)) throw new Error(`no answer: ${JSON.stringify(body)}`);
  return answer.items.map(({ slug, text }) => `${slug}: ${text}`);
}

it.each([
  "What was Cedarwell's revenue in the third quarter of 2025?",
  "What was CI's revenue in Q3 2025?",
  'Cedarwell Instruments revenue in Q3 2025',
])('a call that names its company nowhere answers for it, and no other call does: "%s"', async (query) => {
  expect(await answersTo(query)).toEqual(['call-one: Revenue was $4.6 billion in the quarter.']);
});

import { buildSegment, buildSegments } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { standIn } from '../../../testing/api-stand-in.ts';
import { findLineAt } from '../find-line-at.ts';

const total = 10_000;

const transcript = () =>
  standIn({
    'GET /v2/content/': (url) => {
      const from = Number(url.searchParams.get('from'));
      return { body: { segments: buildSegments(Math.min(100, total - from), from), from, total } };
    },
  });

test('a second far inside a long transcript is found with a few looks', async () => {
  const { asked } = await transcript();
  const match = await findLineAt({ id: 'fees', total, first: buildSegments(100) }, 4_321 * 5 + 2);
  expect(match?.content_id).toBe(4_321);
  expect(asked.length).toBeLessThan(6);
});

test('what came with the item is not asked for again', async () => {
  const { asked } = await transcript();
  expect((await findLineAt({ id: 'fees', total: 100, first: buildSegments(100) }, 31))?.content_id).toBe(6);
  expect(asked).toEqual([]);
});

test('without times there is no line at a second', async () => {
  const first = [buildSegment(0, { start_ms: null }), buildSegment(1, { start_ms: null })];
  expect(await findLineAt({ id: 'fees', total: 2, first }, 3)).toBeNull();
});

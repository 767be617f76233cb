import { buildSegments } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { standIn } from '../../../testing/api-stand-in.ts';
import { findSegment } from './find-segment.api.ts';

const total = 3_500;

/** A transcript in which every line moved down by 1,600 since the link was made. */
const transcript = () =>
  standIn({
    'GET /v2/content/': (url) => {
      const from = Number(url.searchParams.get('from'));
      const limit = Number(url.searchParams.get('limit'));
      const lines = buildSegments(Math.max(0, Math.min(limit, total - from)), from);
      return {
        body: {
          segments: lines.map((line) => ({ ...line, id: `s${line.content_id - 1_600}` })),
          from,
          total,
        },
      };
    },
  });

test('words that moved a little are found with one look', async () => {
  const { asked } = await transcript();
  expect(await findSegment('fees', 's100', 1_650)).toBe(1_700);
  expect(asked).toHaveLength(1);
});

test('words that moved far are found by reading on', async () => {
  await transcript();
  expect(await findSegment('fees', 's10', 10)).toBe(1_610);
});

test('words that are gone are nowhere, after every line was read', async () => {
  const { asked } = await transcript();
  expect(await findSegment('fees', 'gone', 10)).toBeNull();
  expect(asked.length).toBeLessThan(7);
});

import type { Status } from '@ecco/domain';
import { expect, test } from 'vitest';
import { isNews } from './news.ts';

const at = (processing_status: Status, minute: number) => ({
  processing_status,
  updated_at: `2026-03-05T00:${minute}:00.000Z`,
});

test.each([
  ['a digest or a name after the end', at('ASSERTIONS_COMPLETE', 10), at('ASSERTIONS_COMPLETE', 11), true],
  ['a new run', at('ASSERTIONS_COMPLETE', 10), at('TRANSCRIBING', 11), true],
  ['what is shown already', at('ASSERTIONS_COMPLETE', 11), at('ASSERTIONS_COMPLETE', 11), false],
  ['what was before', at('ASSERTIONS_COMPLETE', 11), at('ASSERTIONS_COMPLETE', 10), false],
  ['the next step', at('TRANSCRIBING', 10), at('SUMMARIZING_STAGE_1', 11), true],
  ['the same step going on', at('TRANSCRIBING', 10), at('TRANSCRIBING', 11), false],
])('%s', (_, shown, reported, isOne) => {
  expect(isNews(shown, reported)).toBe(isOne);
});

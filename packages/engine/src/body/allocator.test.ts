import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { isOfAllocator } from './allocator.ts';

it('knows a meeting of those who invest for others', () => {
  const { segments } = sourceOf(['The pension fund returned four percent, and private equity nine.']);
  expect(isOfAllocator(segments)).toBe(true);
});

it('takes no other meeting for one, whatever is searched or left there', () => {
  const talk = 'We should do a search of the data, and I am leaving on Thursday, so that is out of the box.';
  const { segments } = sourceOf(Array.from({ length: 40 }, () => talk));
  expect(isOfAllocator(segments)).toBe(false);
  expect(isOfAllocator([])).toBe(false);
});

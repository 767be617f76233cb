import { limits } from '@ecco/contract';
import { expect, test } from 'vitest';
import { completedText } from './completed-text.ts';

test('what is chosen stands in place of what was typed of it, and the caret behind it', () => {
  expect(completedText('fees sp more', { from: 5, to: 7 }, 'speaker:')).toEqual({
    text: 'fees speaker: more',
    caret: 13,
  });
});

test('nothing is completed beyond the room there is', () => {
  const text = `${'x'.repeat(limits.queryMaxLength - 4)} sp`;
  expect(completedText(text, { from: text.length - 2, to: text.length }, 'speaker:')).toBeNull();
});

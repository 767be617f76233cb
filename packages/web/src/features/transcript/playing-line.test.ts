import { expect, test } from 'vitest';
import { type Anchor, locateLine } from './playing-line.ts';

const every = (step: number, count: number): Anchor[] =>
  Array.from({ length: count }, (_, at) => ({ line: at * step, start: at * step * 5 }));

test('between neighbours the line is certain', () => {
  expect(locateLine(every(1, 10), 12, 10)).toEqual({ line: 2, certain: true });
  expect(locateLine(every(1, 10), 10, 10)).toEqual({ line: 2, certain: true });
});

test('the last line runs until the end', () => {
  expect(locateLine(every(1, 10), 9_999, 10)).toEqual({ line: 9, certain: true });
});

test('before the first line nothing runs', () => {
  expect(locateLine([{ line: 0, start: 8 }], 3, 10)).toBeNull();
  expect(locateLine([], 3, 10)).toBeNull();
});

test('in a gap the guess lies inside it and loading the guesses finds the line', () => {
  const total = 10_000;
  const anchors = every(1_000, 10);
  const requested = 4_321;
  let tries = 0;
  let located = locateLine(anchors, requested * 5 + 1, total);
  while (located && !located.certain && tries < 10) {
    tries += 1;
    const page = Math.floor(located.line / 100) * 100;
    for (let line = page; line < page + 100; line += 1) anchors.push({ line, start: line * 5 });
    anchors.sort((a, b) => a.line - b.line);
    located = locateLine(anchors, requested * 5 + 1, total);
  }
  expect(located).toEqual({ line: requested, certain: true });
  expect(tries).toBeLessThan(4);
});

import { describe, expect, it } from 'vitest';
import { SourceError } from '../source.errors.ts';
import { bytesOf, hasSuite, hostileInputs, readSuite } from '../suite.fixture.ts';
import { parseChapters } from './chapters.parser.ts';

it('orders chapters, ends each where the next begins, and passes over what has no title', () => {
  const json =
    '{"version":"1.2.0","chapters":[{"startTime":60.5,"title":"Two","toc":false},{"startTime":0,"title":"One","img":"javascript:x"},{"startTime":30},{"startTime":"1:30","title":"Three","endTime":95}]}';
  expect(
    parseChapters(bytesOf(json)).chapters.map(({ title, startMs, endMs, listed, image }) => [
      title,
      startMs,
      endMs,
      listed,
      image,
    ]),
  ).toEqual([
    ['One', 0, 90_000, true, null],
    ['Two', 60_500, 90_000, false, null],
    ['Three', 90_000, 95_000, true, null],
  ]);
});

it('reports what it passes over, with the first of it', () => {
  const json = '[{"startTime":0,"title":"One"},{"startTime":30},{"startTime":"soon","title":"Two"}]';
  expect(parseChapters(bytesOf(json)).report).toMatchObject({
    reader: 'chapters',
    entries: [
      {
        what: 'chapter-unread',
        count: 2,
        of: 3,
        first: { kind: 'entry', number: 2 },
        excerpt: '{"startTime":30}',
      },
    ],
  });
});

it.each(hostileInputs)('%s is refused by name', (_name, bytes) => {
  expect(() => parseChapters(bytes)).toThrow(SourceError);
});

describe.runIf(hasSuite('podcast-namespace/dev'))(
  'the example of the namespace (skipped where absent)',
  () => {
    it('reads all titled chapters', () => {
      const { chapters } = parseChapters(readSuite('podcast-namespace/dev/chapters-exampleComplex.json'));
      expect([chapters.length, chapters.at(-1)?.title]).toEqual([10, 'Outro']);
    });
  },
);

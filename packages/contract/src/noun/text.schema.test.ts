import { describe, expect, it } from 'vitest';
import { graphName, line, prose } from './text.schema.ts';

const isLine = (text: string) => line(100).safeParse(text).success;

describe('a line of text', () => {
  it.each([
    ['an override of direction', 'Cedar \u202efund'],
    ['a mark of direction', 'Cedar\u200e fund'],
    ['a space of no width', 'Ce\u200bdar'],
    ['a soft hyphen', 'Ce\u00addar'],
    ['a joiner behind a Latin letter', 'Cedar\u200d'],
    ['a selector behind a Latin letter', 'Cedar\ufe0f'],
    ['a filler', 'Cedar\u3164'],
    ['an end of a line', 'Cedar\nfund'],
    ['a control character', 'Cedar\u0007'],
    ['half a character', 'Cedar\ud800'],
  ])('is refused with %s', (_, text) => {
    expect(isLine(text)).toBe(false);
  });

  it.each(['Zürich Pensionskasse', 'کتاب\u200cخانه', 'क्\u200dष', '❤️ funds', '👩‍👩‍👧 fund', '東京都職員'])(
    'is taken as it is written: %s',
    (text) => {
      expect(line(100).parse(text)).toBe(text);
    },
  );

  it('is trimmed and composed, so that what looks the same is the same', () => {
    expect(line(100).parse('  Zu\u0308rich ')).toBe('Zürich');
  });
});

it('a name has two letters', () => {
  expect(graphName(100).safeParse('A.').error?.issues[0]?.message).toBe('A name has two letters at least.');
  expect(graphName(100).safeParse('A1').success).toBe(true);
});

it('a text of several lines keeps them, and turns no letters around', () => {
  expect(prose(100).parse('One.\r\n\tTwo.')).toBe('One.\r\n\tTwo.');
  expect(prose(100).safeParse('One \u2067two').success).toBe(false);
  expect(prose(100).safeParse('One\u0000').success).toBe(false);
});

import fc from 'fast-check';
import type { Segment, Source } from '../ports/ports.ts';

const words =
  'the fund board voted returns fell 7.25% $2 billion Alder Capital she said that is why we, because Q3 um so and risk. seven point two five percent from 5 to 6 percent up three hundred million dollars 1,500 members Growth! Why? [laughs] \n'.split(
    ' ',
  );
const prose = fc.array(fc.constantFrom(...words), { maxLength: 90 }).map((parts) => parts.join(' '));

/** What no honest source holds: signs without words, broken code units, signs that turn or join, and bait for patterns. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc
    .tuple(
      fc.constantFrom(
        'a ',
        '(',
        '$1,',
        '1.',
        '.',
        '"',
        '- ',
        'Self-',
        'so  ',
        'Mr. ',
        'A. ',
        '\n',
        '\u0000',
        '\u202e',
        '\u200d',
        '\ud83d',
        'e\u0301\u0301\u0301',
        '😀',
        '数年前、年金基金は',
        'welcome  ',
        "I'm Alder ",
        'to 5 ',
        ' | 5',
        '[',
        '$&',
      ),
      fc.constantFrom(1, 7, 400, 3000),
    )
    .map(([part, times]) => part.repeat(times)),
);

const label = fc.constantFrom(
  null,
  '0',
  'Jane Alder',
  'Operator',
  '',
  '__proto__',
  'constructor',
  'toString',
  'A'.repeat(3000),
  'Jane\u0000Alder',
);
const time = fc.option(
  fc.oneof(fc.integer({ min: -9e6, max: 9e6 }), fc.constantFrom(Number.NaN, Number.MAX_VALUE)),
  {
    nil: null,
  },
);
const line = fc.record({
  text: fc.oneof({ weight: 3, arbitrary: prose }, hostileText),
  speaker: label,
  startMs: time,
  endMs: time,
  page: fc.constantFrom(null, null, 1, 2),
});
const person = fc.record({
  name: fc.oneof(
    label.map((name) => name ?? 'Mark Alder'),
    hostileText,
  ),
  role: fc.constantFrom(null, 'trustee', 'guest of 9'),
  provenance: fc.constantFrom('publisher' as const, 'roster' as const),
});

/** Any source that the types allow, and some that only a fault would make: times that run back or are no numbers. */
export const anySource: fc.Arbitrary<Source> = fc
  .record({
    lines: fc.array(line, { maxLength: 14 }),
    kind: fc.constantFrom('episode', 'earnings', 'document', 'meeting', 'article', 'video'),
    title: fc.oneof(fc.constant('Alder'), hostileText),
    description: fc.oneof(fc.constant(''), prose, hostileText),
    people: fc.array(person, { maxLength: 2 }),
  })
  .map(({ lines, ...context }) => ({
    context: { ...context, showName: null },
    segments: lines.map((given, index): Segment => ({ id: `s${index}`, index, ...given })),
  }));

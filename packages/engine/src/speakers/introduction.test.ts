import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Line, sourceOf } from '../testing/source.fixture.ts';
import { identifySpeakers } from './identify-speakers.ts';

const opening: Line[] = [
  ['0', 'Welcome. All participants are in listen-only mode. I turn the call over to Mark Alder.'],
  ['1', `${'Revenue rose and margins were good in every part of the firm. '.repeat(30)}`],
];
const identify = (lines: Line[], kind: 'earnings' | 'meeting' = 'earnings') =>
  identifySpeakers(sourceOf([...opening, ...lines], { kind }));

describe('who asks', () => {
  it.each([
    ['From Birch Research, we have Peter Cedar. Please go ahead.', 'Peter Cedar', 'Birch Research'],
    ['Peter Cedar with Barclays, your line is open.', 'Peter Cedar', 'Barclays'],
    [
      'Our next question comes form Peter Cedar from Credit Suisse. Please go ahead.',
      'Peter Cedar',
      'Credit Suisse',
    ],
    [
      'The next question comes from Peter Ce- Cedar with J.P. Morgan. Please go ahead.',
      'Peter Cedar',
      'J.P. Morgan',
    ],
    [
      'Next question from Jane Oak with Citi. Sorry. Your next question is from Peter Cedar from UBS.',
      'Peter Cedar',
      'UBS',
    ],
    ['Our next question is from Peter Cedar from Good morning, Peter.', 'Peter Cedar', null],
    ['Our next question is from Peter Cedar from Chicago. Please go ahead.', 'Peter Cedar', null],
    ['Our next question is from Peter Cedar with Laura. Please go ahead.', 'Peter Cedar', null],
  ])('%s', (announcement, name, organization) => {
    const speakers = identify([
      ['0', announcement],
      ['2', 'How are margins?'],
    ]);
    expect(speakers[2]).toMatchObject({ name, organisation: organization, role: 'analyst' });
  });

  it('is the stand-in who says so, of the firm announced', () => {
    const speakers = identify([
      ['0', 'The next question comes from Jane Oak with UBS. Please go ahead.'],
      ['2', 'Hi. Uh, this is actually Peter Cedar I’m for Jane. How are margins?'],
    ]);
    expect(speakers[2]).toMatchObject({ name: 'Peter Cedar', organisation: 'UBS', role: 'analyst' });
  });

  it('is no house, and nobody who has spoken for the company', () => {
    const speakers = identify([
      ['0', 'Our next question is from Morgan Stanley.'],
      ['2', 'How are margins?'],
      ['0', 'The next question comes from Jane Oak with UBS. Please go ahead.'],
      ['1', 'Morning, Jane.'],
      ['3', 'Good morning.'],
    ]);
    expect(speakers.map(({ name }) => name)).toEqual(['Operator', 'Mark Alder', 'Speaker 3', 'Jane Oak']);
  });

  it('is no analyst in a meeting, and a private investor where that is said', () => {
    const asking = (line: string, kind: 'earnings' | 'meeting') =>
      identify(
        [
          ['0', line],
          ['2', 'How are fees?'],
        ],
        kind,
      )[2]?.role;
    expect(
      asking('The next question comes from Jane Oak of Birch Capital. Please go ahead.', 'meeting'),
    ).not.toBe('analyst');
    expect(
      asking('The next question is from Jane Oak, a private investor, please go ahead.', 'earnings'),
    ).toBe('private investor');
  });
});

it('strips the letters of a seat or an honour from a label', () => {
  const [, , speaker] = identify([['Jane Alder AM', 'Thank you.']], 'meeting');
  expect(speaker).toMatchObject({ name: 'Jane Alder', role: null });
});

it('takes every word of a name from the source, and stands any input', () => {
  const words = fc.constantFrom(
    'question',
    'comes',
    'from',
    'Jane',
    'Oak',
    'with',
    'UBS.',
    'Please',
    'go',
    'ahead.',
    'I’m',
    'turn',
    'it',
    'over',
    'to',
    'Mark,',
    'our',
    'CEO',
    'CFO,',
    'and',
    'Ci-',
    'u b s',
    'inaudible',
    '((',
    '\u0000',
    'Welcome',
    '🙂',
  );
  const line = fc.tuple(
    fc.constantFrom('0', '1', '2', '', 'Jane Oak CBE'),
    fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const source = sourceOf(lines, { kind: 'earnings' });
      const text = source.segments.map((segment) => `${segment.speaker} ${segment.text}`).join(' ');
      for (const { provenance, name } of identifySpeakers(source))
        if (provenance !== null) for (const word of name.split(' ')) expect(text).toContain(word);
    }),
    { numRuns: 200 },
  );
});

it('invents no speakers where the source has none', () => {
  expect(
    identifySpeakers(sourceOf(["I'm Jane Oak. I turn it over to Mark Alder.", 'Thank you, Jane.'])),
  ).toEqual([]);
});

describe('who speaks for the company', () => {
  const figures = 'Margins were good, and cash came in. '.repeat(40);
  const named = (lines: Line[]) => identify(lines).map(({ name }) => name);

  it.each([
    ['Rafael Oak is with me. Demand held. Rafael will now review our margins and our outlook.', 'Rafael Oak'],
    ['And our CFO, Rafael Oak, will discuss the results.', 'Rafael Oak'],
    ['I hand over to Raffi Vendolian, our Chief Financial Officer.', 'Raffi Vendolian'],
  ])('is whom the voice before announces: %s', (announced, name) => {
    expect(
      named([
        ['1', announced],
        ['2', figures],
      ])[2],
    ).toBe(name);
  });

  it('is whom the next voice thanks', () => {
    expect(
      named([
        ['2', figures],
        ['3', `Thank you, Jane, and good morning. ${figures}`],
      ])[2],
    ).toBe('Jane');
  });

  it('is not who was thanked in several names, or whom the words before name', () => {
    const thanks = (name: string): Line => ['1', `Thank you, ${name}. We expect more.`];
    expect(named([['2', 'Is it more?'], thanks('Jane'), ['2', 'And then?'], thanks('Peter')])[2]).toBe(
      'Speaker 3',
    );
    expect(named([['2', 'Jane asks whether it is more.'], thanks('Jane')])[2]).toBe('Speaker 3');
  });

  it('is no namesake of somebody who is another voice', () => {
    const lines: Line[] = [
      ['0', 'I turn the call over to Hector Oak, Head of Investor Relations.'],
      ['2', figures],
      ['3', `Good morning. This is Hector. ${figures}`],
    ];
    expect(named(lines).filter((name) => name === 'Hector Oak')).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import type { Context } from '../ports/ports.ts';
import { type Line, sourceOf } from '../testing/source.fixture.ts';
import { identifySpeakers } from './identify-speakers.ts';

const identify = (lines: Line[], context: Partial<Context> = {}) =>
  identifySpeakers(sourceOf(lines, context));

describe('labels that are names', () => {
  it.each([
    ['Jane Alder', 'Jane Alder', null],
    ['JANE ALDER:', 'Jane Alder', null],
    ['Jane Alder, CFO', 'Jane Alder', 'chief financial officer'],
    ['Trustee Birch', 'Birch', 'trustee'],
    ['JA', 'JA', null],
  ])('"%s"', (label, name, role) => {
    expect(identify([[label, 'The fund is closed.']])[0]).toMatchObject({ name, role, provenance: 'label' });
  });

  it('joins the initials of a speaker to the name, where only one has them', () => {
    const talk: Line[] = [
      ['Michael Folden', 'Welcome to our seminar on keys.'],
      ['MF', 'We begin with the first paper.'],
      ['CR', 'I have read it.'],
    ];
    expect(identify(talk).map(({ name }) => name)).toEqual(['Michael Folden', 'Michael Folden', 'CR']);
  });

  it('takes the full name and the role from the publisher', () => {
    const people = [{ name: 'Jane Alder', role: 'host', provenance: 'publisher' as const }];
    const [speaker] = identify([['Jane', 'Welcome.']], { people });
    expect(speaker).toMatchObject({ name: 'Jane Alder', role: 'host', provenance: 'publisher' });
  });
});

describe('introductions', () => {
  it('believes who says their own name, and cites it', () => {
    const [speaker] = identify([['0', 'Hello, I’m Jane Alder from Birch Capital.']]);
    expect(speaker).toMatchObject({
      name: 'Jane Alder',
      provenance: 'introduction',
      organisation: 'Birch Capital',
    });
    expect(speaker?.evidence).toMatchObject({
      segmentId: 's0',
      quote: expect.stringContaining('Jane Alder'),
    });
  });

  it('knows a full name that is given in the opening, behind words that open nothing', () => {
    const stray: Line[] = [
      ['3', 'Wow.'],
      ['0', 'Are you'],
      ['3', 'Yeah.'],
    ];
    const talk: Line[] = Array.from({ length: 5 }, (_, at) => [
      '0',
      `This is the note ${at} on what we say.`,
    ]);
    const [speaker] = identify(
      [
        ...stray,
        ...talk,
        [
          '0',
          'Joining me are our CEO, Rodney Alderling, and our CFO, Susan Birch. I’ll turn the call over to Rod.',
        ],
        ['3', 'Thank you, and good morning.'],
      ],
      { kind: 'earnings' },
    );
    expect(speaker?.name).toBe('Rodney Alderling');
  });

  it('follows a hand-over and a question announced by the operator', () => {
    const speakers = identify(
      [
        [
          '0',
          'All participants are in listen-only mode. I turn the call over to Mark Alder, Chief Executive Officer.',
        ],
        ['1', 'Assets grew. I now hand the call to our Chief Financial Officer, Susan Birch.'],
        ['2', 'Revenue was flat.'],
        ['0', 'The first question comes from the line of Peter Cedar with Oak Securities. Please go ahead.'],
        ['3', 'How are margins?'],
      ],
      { kind: 'earnings' },
    );
    expect(speakers).toMatchObject([
      { name: 'Operator', role: 'operator' },
      { name: 'Mark Alder', role: 'chief executive' },
      { name: 'Susan Birch', role: 'chief financial officer' },
      { name: 'Peter Cedar', role: 'analyst', organisation: 'Oak Securities' },
    ]);
  });

  it('names the guest a host welcomes', () => {
    const speakers = identify([
      ['Speaker 1', 'Welcome to the Alder Show. I’m your host, Susan Birch. Joining me today is Mark Cedar.'],
      ['Speaker 2', 'Glad to be here.'],
      ['Speaker 1', 'Tell us about the fund. How large is it?'],
      ['Speaker 2', 'It is large.'],
    ]);
    expect(speakers).toMatchObject([
      { name: 'Susan Birch', role: 'host' },
      { name: 'Mark Cedar', role: 'guest' },
    ]);
  });

  it('does not give the guest the name that the host says of herself, however often', () => {
    const greeting = 'Welcome to the show, I am Jane Alder and today we speak of fees.';
    for (const host of ['Jane Alder', 'Speaker 1']) {
      const lines: Line[] = [0, 1, 2].flatMap((): Line[] => [
        [host, greeting],
        ['Speaker 2', 'The fund paid them.'],
      ]);
      expect(identify(lines).map(({ name }) => name)).toEqual(['Jane Alder', 'Speaker 2']);
    }
  });

  it('names nobody where two confident opinions disagree', () => {
    const [speaker] = identify([
      ['Speaker 2', 'I’m Jane Alder.'],
      ['Speaker 2', 'My name is Susan Birch.'],
    ]);
    expect(speaker).toMatchObject({ name: 'Speaker 2', provenance: null, evidence: null });
  });

  it('takes no thing for a person', () => {
    const [speaker] = identify([['0', 'I’m sure this is Alder. I’m Canadian.']]);
    expect(speaker?.provenance).toBeNull();
  });
});

it('finds the chair of a meeting', () => {
  const speakers = identify(
    [
      ['A', 'I call the meeting to order. Roll call please.'],
      ['B', 'Present.'],
      ['A', 'Is there a motion? All in favor. The motion carries.'],
    ],
    { kind: 'meeting' },
  );
  expect(speakers[0]?.role).toBe('chair');
});

describe('what the opening says of people', () => {
  it('keeps a co-host a host', () => {
    const speakers = identify([
      [
        'Jane Alder',
        "Welcome to the show. I'm Jane Alder, and I'm joined by my co-host, Mark Birch. Thanks for listening.",
      ],
      ['Mark Birch', 'Hello, Jane. The fund is closed.'],
      ['Jane Alder', 'Tell us about it.'],
    ]);
    expect(speakers.map(({ role }) => role)).toEqual(['host', 'host']);
  });

  it('gives management its offices, also where it is later called by the given name', () => {
    const speakers = identify(
      [
        ['0', 'Good day. All participants are in listen-only mode. I turn the call over to Susan Oak.'],
        [
          '1',
          'With me are Mark Birch, our chief executive officer, and Jane Alder, our chief financial officer. I turn it over to Mark.',
        ],
        ['2', 'Thank you. It was a good quarter. I hand over to Jane.'],
        ['3', 'Revenue rose 4%.'],
        ['0', 'Your line is now open. This concludes today.'],
      ],
      { kind: 'earnings' },
    );
    expect(speakers.slice(2).map(({ name, role }) => [name, role])).toEqual([
      ['Mark Birch', 'chief executive'],
      ['Jane Alder', 'chief financial officer'],
    ]);
  });

  it('names one person on both labels where both are sure', () => {
    const speakers = identify([
      ['1', "I'm Jane Alder. The fund is closed."],
      ['2', 'Why is that?'],
      ['3', "I'm Jane Alder, and I am back on the line."],
    ]);
    expect(speakers.map(({ name }) => name)).toEqual(['Jane Alder', 'Speaker 2', 'Jane Alder']);
  });
});

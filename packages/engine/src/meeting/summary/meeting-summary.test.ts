import type { AgendaItem, Proceedings } from '@ecco/domain';
import { describe, expect, it } from 'vitest';
import { readSource } from '../../reading/reading.ts';
import { decisionOf } from '../../testing/decision.fixture.ts';
import { type Line, sourceOf } from '../../testing/source.fixture.ts';
import { findSignals } from '../signals/find-signals.ts';
import { summarizeMeeting } from './meeting-summary.ts';
import { saysWhat } from './motion-words.ts';
import { spokenPoint } from './spoken-point.ts';
import { summarizeDecision } from './summarize-decision.ts';
import { findSuperseded } from './superseded.ts';

const chair = 'Odile Brandt';
const lines: Line[] = [
  [
    chair,
    'The regular meeting of the Cobalt County Retirement System is in order. Roll call. We have a quorum.',
  ],
  [chair, 'Item two is public comment.'],
  ['Lars Sorensen', 'The fund lost ninety million dollars on a bridge.'],
  [chair, 'Item three, the report.'],
  ['Petra Vance', 'The fund stood at two point six billion dollars at the end of May.'],
  [
    'Petra Vance',
    'Let me fix that, I gave you the wrong figure. At the end of May it was six point two billion.',
  ],
  [
    'Petra Vance',
    'The fund returned 3.1 percent net of fees for the quarter, against 2.9 for the benchmark.',
  ],
  ['Ivo Lund', 'I move to commit fifty million to Alder Ridge Infrastructure Three.'],
  ['Ivo Lund', 'Fine, then I move to commit forty million to Alder Ridge Infrastructure Three.'],
  [chair, 'Five ayes and one no, the motion carries.'],
  ['Ivo Lund', 'I move that we grant a one-time payment of two million dollars.'],
  [chair, 'Three to three, it fails.'],
  ['Petra Vance', 'Our counsel, Marta Lindqvist, will retire on June 30.'],
  [chair, 'Is there a motion to adjourn? All in favor?'],
];
const source = sourceOf(lines, { kind: 'meeting' });
const decisions = [
  decisionOf(source, 'Five ayes and one no, the motion carries.', {
    motion: 'commit forty million to Alder Ridge Infrastructure Three',
    result: 'carried',
    votes: [5, 1],
    amended: true,
  }),
  decisionOf(source, 'Three to three, it fails.', {
    motion: 'we grant a one-time payment of two million dollars',
    result: 'failed',
    votes: [3, 3],
  }),
];
const proceedings: Proceedings = {
  agenda: [],
  decisions,
  signals: findSignals(source, { agenda: [], decisions }),
};

describe('what leads a meeting', () => {
  const talk: Line[] = [
    [chair, 'The council of Cobalt is in order.'],
    [chair, 'Nora Falk was appointed to the library board last week.'],
    ['Ivo Lund', 'I move that we close the western side of Larch Street.'],
    [chair, 'Seven ayes and one no, the motion carries.'],
  ];
  const met = sourceOf(talk, { kind: 'meeting' });
  const closed = decisionOf(met, 'Seven ayes and one no, the motion carries.', {
    motion: 'we close the western side of Larch Street',
    result: 'carried',
    votes: [7, 1],
  });
  const meetingSummary = summarizeMeeting(met, {
    agenda: [],
    decisions: [closed],
    signals: findSignals(met, { agenda: [], decisions: [closed] }),
  });

  it('is what it decided, before who comes', () => {
    expect(meetingSummary?.oneLiner.text).toBe('Approved, 7–1: Close the western side of Larch Street.');
  });

  it('is nothing that only says how a matter is called', () => {
    expect(saysWhat('Mr. Chair: Item number 45 resolution 238')).toBe(false);
    expect(saysWhat('item number 45 resolution 238, a lease of the mill')).toBe(true);
  });

  it('is a counted vote on its own as well', () => {
    const alone = sourceOf(
      [
        ...talk.filter((_line, at) => at !== 1),
        ...Array.from(
          { length: 80 },
          (): Line => [chair, 'We thank the staff for a long report on the roads of the whole county.'],
        ),
      ],
      { kind: 'meeting' },
    );
    const decision = decisionOf(alone, 'Seven ayes and one no, the motion carries.', {
      motion: 'we close the western side of Larch Street',
      result: 'carried',
      votes: [7, 1],
    });
    const summary = summarizeMeeting(alone, { agenda: [], decisions: [decision], signals: [] });
    expect(summary?.oneLiner.text).toBe('Approved, 7–1: Close the western side of Larch Street.');
  });
});

describe('the first screen of a meeting', () => {
  const summary = summarizeMeeting(source, proceedings);
  const all = [summary?.oneLiner, ...(summary?.tldr ?? []), ...(summary?.keyInsights ?? [])].flatMap((one) =>
    one ? [one.text] : [],
  );

  it('leads with the vote on money, in figures and with its count', () => {
    expect(all[0]).toBe('Commitment approved: 40 million to Alder Ridge Infrastructure Three; 5–1.');
  });

  it('tells what failed, who leaves and how the fund did', () => {
    const text = all.join('\n');
    expect(text).toContain('Rejected, 3–3: Grant a one-time payment of $2 million.');
    expect(text).toContain('Departure announced: Marta Lindqvist, effective June 30.');
    expect(text).toContain('3.1 percent');
  });

  it('tells a figure as it was corrected, with what it is of', () => {
    expect(all).toContain('[The fund] At the end of May it was six point two billion.');
    expect(all.join('\n')).not.toContain('two point six');
  });

  it('tells neither what a guest said nor anything twice', () => {
    expect(all.join('\n')).not.toContain('bridge');
    expect(new Set(all).size).toBe(all.length);
  });
});

it('knows the wording that did not hold', () => {
  const superseded = [...findSuperseded(source, proceedings)];
  expect(superseded.map((at) => readSource(source).sentences[at]?.text)).toEqual([
    'I move to commit fifty million to Alder Ridge Infrastructure Three.',
  ]);
});

it('has nothing to tell of a talk in which nothing was decided', () => {
  expect(summarizeMeeting(source, { agenda: [], decisions: [], signals: [] })).toBeNull();
});

describe('a motion that only its talk explains', () => {
  const talk: Line[] = [
    [chair, 'Item seven is infrastructure.'],
    ['Petra Vance', 'The second is up to $5 million to the Alder Grid Fund.'],
    [chair, 'We vote on Alder.'],
    [chair, 'Three in favor and three against, the motion fails.'],
    [chair, 'Then without objection item eight is deferred to July ninth.'],
    ['Ivo Lund', 'I move it.'],
    [chair, 'Four ayes and no noes, the motion carries.'],
  ];
  const meeting = sourceOf(talk, { kind: 'meeting' });
  const item = (number: string, title: string, segment: number): AgendaItem => ({
    number,
    title,
    state: null,
    firstSegment: segment,
    lastSegment: segment,
    citation: decisionOf(meeting, talk[segment]?.[1] ?? '', { motion: title, result: 'carried' }).outcome,
  });
  const agenda = [item('7', 'Infrastructure', 0), item('8', 'Lending policy', 4)];
  const reported = (outcome: string, motion: string, result: 'carried' | 'failed' | 'deferred') =>
    summarizeDecision(decisionOf(meeting, outcome, { motion, result }), {
      source: meeting,
      agenda,
      item: null,
      signal: null,
    })?.text ?? null;

  it('is told with what was proposed, where the vote only names it', () => {
    expect(reported(talk[3]?.[1] ?? '', 'We vote on Alder', 'failed')).toBe(
      'Rejected: Up to $5 million to the Alder Grid Fund.',
    );
  });

  it('is told by the title of the item whose number is said', () => {
    expect(
      reported(talk[4]?.[1] ?? '', 'Then without objection item eight is deferred to July ninth', 'deferred'),
    ).toBe('Deferred: Lending policy: Deferred to July ninth.');
  });

  it('is not told where nobody could know what it was', () => {
    expect(reported(talk[6]?.[1] ?? '', 'it', 'carried')).toBeNull();
  });
});

describe('a point that was heard without full stops', () => {
  it('loses its greeting and what follows an "okay"', () => {
    const text = 'good morning so the fund was at 1.84 billion in february okay next';
    expect(spokenPoint({ text, ends: { start: 'whole', end: 'unmarked' } })).toBe(
      'The fund was at 1.84 billion in february',
    );
  });
});

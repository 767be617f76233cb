import { expect, it } from 'vitest';
import { decisionOf } from '../../testing/decision.fixture.ts';
import { type Line, sourceOf } from '../../testing/source.fixture.ts';
import { findSignals } from './find-signals.ts';

const outcome = 'All in favor? Five to one, that carries.';

it.each<[string, Line[], string, string[]]>([
  [
    'by a broken number that was said of a contribution',
    [['Petra Vance', 'The required contribution is seven point four million.']],
    'the seven point four',
    ['rate_change'],
  ],
  [
    'by the motion that it amends',
    [['Ivo Lund', 'I move to lower the return assumption to 6.40 percent.']],
    'amend the motion by striking 6.40 and inserting 6.60',
    ['rate_change'],
  ],
  [
    'by what was introduced as its subject',
    [['Petra Vance', 'So this is a change in the policy targets, stocks down and bonds up.']],
    'move it as presented',
    ['target_change'],
  ],
  [
    'by what was introduced first, and not by what is asked of it',
    [
      ['Petra Vance', 'So this is a change in the policy targets, stocks down and bonds up.'],
      ['Ivo Lund', 'And the assumed rate of return is another matter.'],
      ['Petra Vance', 'It is for the fall.'],
    ],
    'move it as presented',
    ['target_change'],
  ],
  [
    'by a sum after talk of funds open to investors',
    [['Petra Vance', 'We looked at four closed end funds, and the cheapest is Larchmere.']],
    'Larchmere at nine million',
    ['commitment'],
  ],
  [
    'by no talk of funds where its sum is of the house',
    [['Petra Vance', 'The roof leaks above the file room.']],
    'the roof at nine million',
    [],
  ],
])('tells a motion %s', (_, talk, motion, expected) => {
  const source = sourceOf(
    [
      ['Odile Brandt', 'The retirement board is in order. Roll call. Do I have a motion? All in favor?'],
      ...talk,
      ['Ivo Lund', `I'd ${motion}.`],
      ['Odile Brandt', outcome],
    ],
    { kind: 'meeting' },
  );
  const decisions = [decisionOf(source, outcome, { motion, result: 'carried' })];
  const decided = findSignals(source, { agenda: [], decisions }).filter(
    ({ stage }) => stage?.value === 'approved',
  );
  expect(decided.map(({ kind }) => kind)).toEqual(expected);
});

it('tells a motion by the talk before one that was withdrawn', () => {
  const source = sourceOf(
    [
      ['Odile Brandt', 'The retirement board is in order. Roll call. Do I have a motion? All in favor?'],
      ['Petra Vance', 'The required contribution is seven point four million.'],
      ['Ivo Lund', 'I move that we wait a year. No, I withdraw the motion.'],
      ['Ivo Lund', 'I move we certify the seven point four million.'],
      ['Odile Brandt', outcome],
    ],
    { kind: 'meeting' },
  );
  const decisions = [
    decisionOf(source, 'No, I withdraw the motion.', { motion: 'we wait a year', result: 'withdrawn' }),
    decisionOf(source, outcome, { motion: 'we certify the seven point four million', result: 'carried' }),
  ];
  expect(findSignals(source, { agenda: [], decisions })).toMatchObject([
    { kind: 'rate_change', stage: { value: 'approved' } },
  ]);
});

import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { answerQuestion } from '../answer-question.ts';
import { winnersIn } from './winners.ts';

const query = 'Who won the Larch actuarial services contract?';
const heading = 'Item 3: Actuarial Services Contract Award, see page 8';
const leadsOf = (lines: string[]) =>
  answerQuestion({
    query,
    sources: [sourceOf(lines, { kind: 'document', title: 'Larch fund 2024' })],
  }).sentences.flatMap(({ lead }) => lead ?? []);

describe('a contract', () => {
  it('is won by who was selected for it, and by nobody who was selected for another', () => {
    const meeting = sourceOf(
      [
        ['Ines Falk', 'I call the meeting of the Alder Teachers Fund board to order.'],
        ['Jo Lund', 'I move that we select Corvane Global for the emerging markets mandate.'],
        ['Ines Falk', 'The motion carries. Item six, the custody RFP, which we issue in August.'],
      ],
      { kind: 'meeting', title: 'Alder Teachers Fund' },
    );
    const told = (query: string) => answerQuestion({ query, sources: [meeting] }).sentences;
    expect(told('Who won the Alder custody contract?')).toEqual([]);
  });
});

describe('who was given a contract', () => {
  it('is not the heading of the point', () => {
    expect(leadsOf(['Larch fund, meeting of the Investment Committee', heading])).toEqual([]);
  });

  it('is whoever it was awarded to, and not who awards it', () => {
    expect(
      leadsOf([
        heading,
        'The Investment Committee voted 7-0 to award the five-year actuarial services contract to Alderon, effective July 1, 2024.',
      ]),
    ).toEqual(['Alderon']);
  });

  it.each([
    ['The Board selected Birch Hollow Partners as its custodian.', ['Birch Hollow Partners']],
    ['Birch Hollow Partners was awarded the contract.', ['Birch Hollow Partners']],
    ['Staff will give notice to the Board.', []],
    ['The Committee awarded the contract.', []],
  ])('%s', (text, names) => {
    expect(winnersIn(text).map(({ name }) => name)).toEqual(names);
  });
});

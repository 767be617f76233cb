import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import { readQuestion } from '../question/read-question.ts';
import { boardMinutes } from '../testing/board-minutes.fixture.ts';

const minutes = boardMinutes('Osterholt plan: minutes of May 6, 2026', [
  '2. Timber commitments',
  'Staff recommended two commitments, and would expect commitments of 400 to 800 million to be approved.',
  'MOTION: To commit up to $40 million to the Birch Grid Fund. Moved by Trustee Lund, seconded by Trustee Varga. VOTE: Ayes 3, Noes 2 (Finch, Okoro). The motion carried.',
  'MOTION: To commit up to $25 million to the Alder Grid Fund. Moved by Trustee Lund, seconded by Trustee Varga. VOTE: Ayes 2, Noes 3 (Finch, Okoro, Maas). The motion failed.',
  'MOTION: To refer the Alder Grid Fund to the Investment Committee. Moved by Trustee Maas, seconded by Trustee Varga. VOTE: Ayes 5, Noes 0. The motion carried.',
  '3. Adjournment',
  'The Chair adjourned the meeting at 11:00 a.m.',
]);
const answer = (query: string) => answerQuestion({ query, sources: [minutes] }).sentences;
const told = (query: string): string =>
  answer(query)
    .map(({ text }) => text)
    .join(' ');

describe('a question of all motions that ended in one way', () => {
  it.each([
    ['Which motions failed?', 'failed'],
    ['What motions carried?', 'carried'],
    ['Which commitments were approved?', 'carried'],
    ['What resolutions did the board reject?', 'failed'],
  ])('is read: %s', (query, result) => {
    expect(readQuestion(query).outcome?.result).toBe(result);
  });

  it.each(['Which motions carried and which failed?', 'What was the motion?', 'Which manager was approved?'])(
    'is none: %s',
    (query) => {
      expect(readQuestion(query).outcome).toBe(null);
    },
  );

  it('is answered by those, and by none that ended otherwise', () => {
    expect(told('Which motions failed?')).toContain('$25 million');
    expect(told('Which motions failed?')).not.toContain('carried');
    expect(told('What motions carried?')).toContain('To refer');
    expect(told('What motions carried?')).not.toContain('$25 million');
  });

  it('is answered by those of the kind that is asked for', () => {
    expect(told('Which commitments were approved?')).toContain('$40 million');
    expect(told('Which commitments were approved?')).not.toMatch(/\$25 million|refer|400/u);
    expect(told('Which contracts were approved?')).toBe('');
    expect(told('Which commitments were approved in 2025?')).toBe('');
    expect(told('Which commitments were approved in May 2026?')).toContain('$40 million');
  });
});

describe('what was refused', () => {
  it('has no sum that was committed, and is not hidden behind what carried later', () => {
    const [first, ...others] = answer('How much was committed to the Alder Grid Fund?');
    expect(first).toMatchObject({ lead: null });
    expect(first?.text).toContain('The motion failed');
    expect(others).toEqual([]);
  });

  it('is told as such where it is asked whether it was done', () => {
    expect(told('Did the board approve the commitment to the Alder Grid Fund?')).toContain(
      'The motion failed',
    );
    expect(told('Did the board approve the commitment to the Alder Grid Fund?')).not.toContain('carried');
  });

  it('leaves what was done as it is', () => {
    expect(answer('How much was committed to the Birch Grid Fund?')[0]).toMatchObject({
      lead: '$40 million',
    });
  });
});

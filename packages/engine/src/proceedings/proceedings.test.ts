import { expect, it } from 'vitest';
import { summarizeDecision } from '../meeting/summary/summarize-decision.ts';
import { spokenMeeting } from '../meeting/testing/spoken-meeting.fixture.ts';
import type { Line } from '../testing/source.fixture.ts';
import { readProceedings } from './proceedings.ts';

const council = (...lines: Line[]) => {
  const source = {
    ...spokenMeeting(
      ['Dana Holt', 'Item 12 is public comment.'],
      ['Dana Holt', 'Item 13 is the report of the actuary.'],
      ['Dana Holt', 'Item 14 is pension obligation bonds.'],
      ...lines,
      ['Dana Holt', 'Item 15 is adjournment.'],
    ),
    outline: { chapters: [] },
  };
  const { agenda, decisions } = readProceedings(source);
  const item = agenda.find(({ title }) => /bonds/iu.test(title)) ?? null;
  const told = decisions.map((one) => summarizeDecision(one, { source, agenda, item, signal: null })?.text);
  return { state: item?.state, told };
};
const vote = (outcome: string): Line => ['Dana Holt', `All in favor? Opposed? ${outcome}`];

it('tells a motion on the way with its words, so that nobody takes its end for that of the item', () => {
  const { told, state } = council(
    ['Ana Ruiz', 'I move that the item be postponed indefinitely.'],
    ['Bill Tate', 'Second.'],
    vote('The motion to postpone fails, three to four.'),
    ['Ana Ruiz', 'I move to authorize up to $110 million of bonds.'],
    ['Bill Tate', 'Second.'],
    ['Cora Finley', 'I move to amend that to $90 million.'],
    ['Bill Tate', 'Second.'],
    vote('The amendment fails, three to four.'),
    vote('The motion carries, four to three.'),
  );
  expect(told[0]).toMatch(/Rejected, 3–4: .*The item be postponed indefinitely\./u);
  expect(told[1]).toMatch(/Amendment rejected, 3–4/u);
  expect(told[2]).toMatch(/Approved, 4–3: Authorize up to \$110 million of bonds\./u);
  expect(state).toBe('carried');
});

it('gives an item no state by an amendment to it, nor by a motion that turns it down', () => {
  expect(
    council(
      ['Ana Ruiz', 'I move to authorize up to $110 million of bonds.'],
      ['Bill Tate', 'Second.'],
      vote('The motion carries, four to three.'),
      ['Ana Ruiz', 'Thank you.'],
    ).state,
  ).toBe('carried');
  expect(
    council(
      ['Ana Ruiz', 'I move that we decline the request for bonds of $110 million.'],
      ['Bill Tate', 'Second.'],
      vote('The motion carries, four to three.'),
    ).state,
  ).toBeNull();
});

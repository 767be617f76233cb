import { buildCitedField, buildCitedText, buildDecision } from '@ecco/factories/answers';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { DecisionLines } from './decision-lines.tsx';

const decided = (line: number, headline: string) =>
  buildDecision(line, {
    headline,
    motion: buildCitedText(headline, [line]),
    amounts: [],
    moved_by: null,
    seconded_by: null,
  });

const show = (decisions: readonly ReturnType<typeof decided>[]) =>
  renderComponent(<DecisionLines decisions={decisions} />);

test('decisions of procedure stand behind the others, and who moved and seconded is told where it is known', async () => {
  show([
    { ...decided(1, 'Approved: Minutes of October'), procedural: true },
    { ...decided(2, 'Approved 5 to 1: $25 million to the fund'), moved_by: buildCitedField(2, 'Ms. Ortiz') },
    {
      ...decided(3, 'Failed: Sell the forest'),
      moved_by: buildCitedField(3, 'Ms. Ortiz'),
      seconded_by: buildCitedField(3, 'Mr. Hale'),
    },
  ]);
  const lines = (await screen.findAllByRole('listitem')).map(({ firstChild }) => firstChild?.textContent);
  expect(lines).toEqual([
    'Approved 5 to 1: $25 million to the fund Moved by Ms. Ortiz',
    'Failed: Sell the forest Ms. Ortiz, seconded by Mr. Hale',
    'Approved: Minutes of October ',
  ]);
});

test('the words of a line do not make it procedure, only what the answer says of it', async () => {
  show([decided(1, 'Approved: Agenda 4, roofs'), decided(2, 'Approved: The new roof')]);
  const [first] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('Agenda 4, roofs');
});

test('more than six are led to', async () => {
  show(Array.from({ length: 9 }, (_, at) => decided(at, `Approved: Roof ${at}`)));
  expect((await screen.findByRole('link', { name: '3 more decisions' })).getAttribute('href')).toBe(
    '#proceedings',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
});

test('a sum and a vote that stand where a long line is cut are told beside it, and no other', async () => {
  const long =
    'Approved: Consolidated application and receipt of funds from the state’s department in the amount of $18,951,794';
  const sum = [buildCitedText('$18,951,794', [1])];
  show([
    { ...decided(1, `${long}, 8–0`), amounts: sum, yes: buildCitedField(1, 8), no: buildCitedField(1, 0) },
    { ...decided(2, 'Approved: $18,951,794 to the fund'), amounts: sum },
    {
      ...decided(3, long),
      amounts: [buildCitedText('as much as the treasurer finds it right to spend', [3])],
    },
  ]);
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((line) => line.querySelector('b')?.textContent)).toEqual(['$18,951,794 · 8–0', '', '']);
});

import type { Assertion } from '@ecco/contract';
import { buildAssertion } from '@ecco/factories/answers';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { ClaimList } from './claim-list.tsx';

const claimOf = (weight: number, part: Partial<Assertion> = {}) =>
  buildAssertion(weight, {
    text: `Claim of weight ${weight}.`,
    speaker: 'Ines Varga',
    stance: 'negative',
    kind: 'guidance',
    figures: [{ text: '4.1%', value: 4.1, unit: 'percent', direction: 'down', period: 'third quarter' }],
    weight,
    ...part,
  });

test('three claims at first, the weightiest before the others, then all', async () => {
  renderComponent(
    <ClaimList claims={[1, 5, 3, 4].map((weight) => claimOf(weight))} nameOf={(name) => name} />,
  );
  const weights = () => screen.getAllByText(/^Claim of/).map(({ textContent }) => textContent?.slice(-2, -1));
  expect(weights()).toEqual(['5', '4', '3']);
  await userEvent.click(screen.getByRole('button', { name: 'Show All (4)' }));
  expect(weights()).toEqual(['5', '4', '3', '1']);
});

test('a claim says who, about what, how, with which figures, and leads to its place', () => {
  renderComponent(<ClaimList claims={[claimOf(2)]} nameOf={(name) => name} />);
  for (const words of ['Ines Varga', 'Performance & NAV', 'Guidance', 'Negative', '4.1% (third quarter)'])
    expect(screen.getByText(words)).toBeShown();
  expect(screen.getByRole('button', { name: 'Play from 0:10' })).toBeShown();
});

test('of a neutral fact neither is said', () => {
  const claim = claimOf(2, { kind: 'fact', stance: 'neutral' });
  renderComponent(<ClaimList claims={[claim]} nameOf={(name) => name} />);
  expect(screen.queryByText(/^(Fact|Neutral)$/)).toBeNull();
});

test('a claim whose sentence the page has told is a short row', () => {
  const text = 'The fund returned 4.1% in the quarter, less than it had hoped for.';
  renderComponent(<ClaimList claims={[claimOf(2, { text })]} nameOf={(name) => name} isTold={() => true} />);
  expect(screen.getByText('The fund returned 4.1% in the quarter, less …')).toBeShown();
  expect(screen.getByText('4.1% (third quarter)')).toBeShown();
  expect(screen.queryByText(text)).toBeNull();
});

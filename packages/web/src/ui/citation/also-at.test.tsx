import { pathOf } from '@ecco/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { AlsoAt } from './also-at.tsx';

const copy = {
  uuid: '0b8e1c2a-0000-4000-8000-000000000001',
  slug: 'signed',
  kind: 'document',
  title: 'Signed minutes',
} as const;

test('a source says at how many other addresses its text stands, and leads to each', async () => {
  renderComponent(<AlsoAt items={[copy]} />);
  await userEvent.click(screen.getByText('Same text at 1 other address'));
  expect(screen.getByRole('link', { name: 'Signed minutes' }).getAttribute('href')).toBe(pathOf(copy));
});

test('a source with one address says nothing of it', () => {
  const { container } = renderComponent(<AlsoAt items={[]} />);
  expect(container.querySelector('details')).toBeNull();
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderLinked } from '../../testing/render.tsx';
import { KindFilter } from './kind-filter.tsx';

const filter = async () => within(await screen.findByRole('navigation', { name: 'Kind' }));
const current = async () =>
  (await filter()).getAllByRole('link', { current: true }).map(({ textContent }) => textContent);

test('without a kind all of them are shown', async () => {
  renderLinked(<KindFilter search={{}} />, '/home');
  expect(await current()).toEqual(['All']);
});

test('the chosen kind is the current one', async () => {
  renderLinked(<KindFilter search={{ kind: 'video' }} />, '/home?kind=video');
  expect(await current()).toEqual(['Videos']);
});

test('a kind is chosen by the address, and the first choice leaves it', async () => {
  renderLinked(<KindFilter search={{}} />, '/home');
  const links = await filter();
  await userEvent.click(links.getByRole('link', { name: 'Documents' }));
  const place = screen.getByRole('status', { name: 'Place' });
  expect(place.textContent).toContain('kind=document');
  await userEvent.click(links.getByRole('link', { name: 'All' }));
  expect(place.textContent).toBe('/home');
});

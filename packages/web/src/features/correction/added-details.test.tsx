import type { ItemDetails } from '@ecco/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderLinked } from '../../testing/render.tsx';
import { AddedDetails } from './added-details.tsx';

const details: ItemDetails = {
  uuid: '7b1f0c52-0000-4000-8000-000000000001',
  title: 'Pacing plan',
  date: '2026-05-14',
  kind: 'document',
  show: null,
  organization: null,
  organization_named: 'Dunmere Pension Fund',
  language: 'en',
  reading: false,
  found: ['The date comes from the title.'],
  held: [],
  edits: [],
};

test('what was read of something just added fills itself in, with a way to put it right; a load that fails says so', async () => {
  let broken = true;
  await standIn({
    'GET /v2/content/memo/details': () =>
      broken ? { status: 503, body: { message: 'Busy.' } } : { body: details },
  });
  renderLinked(<AddedDetails id="memo" />);
  expect((await screen.findByRole('alert')).textContent).toContain('The details could not be loaded.');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText(/The date comes from the title\./)).toBeShown();
  expect(screen.queryByRole('form')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(screen.getByDisplayValue('Pacing plan')).toBeShown();
});

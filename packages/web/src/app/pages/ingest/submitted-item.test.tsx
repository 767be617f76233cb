import { buildItemCard } from '@ecco/factories/answers';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderLinked } from '../../../testing/render.tsx';
import { SubmittedStatus } from './joined-item.tsx';
import { SubmittedItem } from './submitted-item.tsx';

test('what turns out to be in the library already says since when, and leads there', async () => {
  const known = buildItemCard({
    uuid: 'known',
    slug: 'talk',
    title: 'The talk',
    created_at: '2026-03-04T09:00:00Z',
  });
  await standIn({
    'GET /v2/content/added/details': () => ({ status: 403, body: { message: 'It is of somebody else.' } }),
    'GET /v2/content/added': () => ({ body: { item: known } }),
  });
  renderLinked(<SubmittedItem item={buildItemCard({ uuid: 'added', title: 'talk-4' })} />);
  const link = await screen.findByRole('link', { name: 'The talk' });
  expect(link.getAttribute('href')).toContain('talk');
  expect(link.closest('p')?.textContent).toBe('Already in the library since Mar 4, 2026: The talk');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the row of a visitor says it too', async () => {
  const known = buildItemCard({ uuid: 'known', title: 'The talk', created_at: '2026-03-04T09:00:00Z' });
  await standIn({ 'GET /v2/content/added': () => ({ body: { item: known } }) });
  renderLinked(
    <SubmittedStatus item={buildItemCard({ uuid: 'added', processing_status: 'TRANSCRIBING' })} />,
  );
  expect(await screen.findByRole('link', { name: 'The talk' })).toBeShown();
});

test('what is one of its own says how far it is', async () => {
  const own = buildItemCard({ uuid: 'added', processing_status: 'TRANSCRIBING' });
  const { asked } = await standIn({ 'GET /v2/content/added': () => ({ body: { item: own } }) });
  renderLinked(<SubmittedStatus item={own} />);
  await waitFor(() => expect(asked).toContain('GET /v2/content/added'));
  expect(screen.getByRole('progressbar', { name: 'Progress of the processing' })).toBeShown();
  expect(screen.queryByText(/^Already in the library/)).toBeNull();
});

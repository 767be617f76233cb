import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pagination, session } from '../../../testing/admin-session.ts';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const proposed = [
  { name: 'Halvern Teachers', org_type: 'PENSION_FUND', state: 'OH', items: 2, signals: 8 },
  { name: 'Larchen', org_type: 'PUBLIC_COMPANY', state: null, items: 1, signals: 0 },
  { name: 'Quill and Birch', org_type: null, state: null, items: 1, signals: 0 },
];

test('names that no organization has are added all at once, but for those of no known type', async () => {
  const sent: string[] = [];
  await standIn({
    ...session,
    'GET /v2/admin/records/': () => ({ body: { records: [], pagination: pagination(0) } }),
    'GET /v2/manage/proposed_orgs': () => ({ body: { proposed } }),
    'POST /v2/manage/proposed_orgs': (_url, _request, text) => {
      sent.push(text);
      return { body: { organizations: [], skipped: [] } };
    },
  });
  renderApp('/admin/node/edit');
  await userEvent.click(await screen.findByRole('button', { name: 'Add all 2' }));
  expect(sent).toEqual([JSON.stringify({ names: ['Halvern Teachers', 'Larchen'] })]);
  expect(screen.queryByRole('button', { name: 'Add Quill and Birch to organizations' })).toBeNull();
});

import { buildItem } from '@ecco/factories/answers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ok, session } from '../../testing/admin-session.ts';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderApp } from '../../testing/render.tsx';

const funds = ['Alder Retirement System', 'Birch Pension Fund'];

test('the funds of a list are added from its page, alone or together', async () => {
  const sent: unknown[] = [];
  await standIn({
    ...session,
    'POST /v2/': () => ({ body: { message: 'Noted.' } }),
    'GET /v2/content/': ok({ item: buildItem({ organizations_listed: funds }), show: null }),
    'GET /v2/manage/proposed_orgs': ok({
      proposed: [...funds, 'Elsewhere Fund'].map((name) => ({
        ...{ name, org_type: 'US_PENSION_FUND', state: 'GA', items: 0, signals: 0 },
      })),
    }),
    'POST /v2/manage/proposed_orgs': (_url, _request, body) => {
      sent.push(JSON.parse(body));
      return { body: { organizations: [], skipped: [] } };
    },
  });
  renderApp('/ep/fees');
  await userEvent.click(await screen.findByRole('button', { name: 'Add all 2' }));
  await waitFor(() => expect(sent).toEqual([{ names: funds }]));
  expect(screen.queryByRole('button', { name: 'Add Elsewhere Fund to organizations' })).toBeNull();
});

test('of a long list eight are shown one by one, and all are added together', async () => {
  const many = Array.from({ length: 11 }, (_, at) => `Alder ${at + 10} Pension Fund`);
  await standIn({
    ...session,
    'POST /v2/': () => ({ body: { message: 'Noted.' } }),
    'GET /v2/content/': ok({ item: buildItem({ organizations_listed: many }), show: null }),
    'GET /v2/manage/proposed_orgs': ok({
      proposed: many.map((name) => ({ name, org_type: 'PENSION_FUND', state: null, items: 0, signals: 0 })),
    }),
  });
  renderApp('/ep/fees');
  await screen.findByRole('button', { name: 'Add all 11' });
  expect(screen.getAllByRole('button', { name: /to organizations$/ })).toHaveLength(8);
  expect(screen.getByText('and 3 more').textContent).toBe('and 3 more');
});

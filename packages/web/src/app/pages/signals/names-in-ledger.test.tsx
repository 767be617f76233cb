import { buildLedgerSignal, buildSession, buildUser } from '@ecco/factories/answers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ok, session } from '../../../testing/admin-session.ts';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const proposedOf = (name: string) => ({ name, org_type: 'PENSION_FUND', state: null, items: 0, signals: 1 });
const names = ['Halvern Teachers', 'Marrow County'].map((who, at) =>
  buildLedgerSignal({ id: `00000000-0000-4000-8000-00000000006${at}`, who, organization: null }),
);

async function open(signedIn = session) {
  const sent: unknown[] = [];
  const { asked } = await standIn({
    ...signedIn,
    'GET /v2/saved_searches': ok({ saved_searches: [] }),
    'GET /v2/signals': ok({ signals: names, pagination: { page: 1, per_page: 50, total: 2, pages: 1 } }),
    'GET /v2/signals/counts': ok({ kind: [], stage: [], asset: [], state: [], partial: false }),
    'GET /v2/manage/proposed_orgs': ok({
      proposed: ['Halvern Teachers', 'Marrow County', 'Elsewhere Fund'].map(proposedOf),
    }),
    'POST /v2/manage/proposed_orgs': (_url, _request, body) => {
      sent.push(JSON.parse(body));
      return { body: { organizations: [], skipped: [] } };
    },
  });
  renderApp('/signals');
  return { asked, sent };
}

test('who acts in the ledger and has no organization is added from it, alone or together', async () => {
  const { sent } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add Marrow County to organizations' }));
  await waitFor(() => expect(sent).toEqual([{ names: ['Marrow County'] }]));
  await userEvent.click(await screen.findByRole('button', { name: 'Add all 2' }));
  await waitFor(() => expect(sent[1]).toEqual({ names: ['Halvern Teachers', 'Marrow County'] }));
  expect(screen.queryByRole('button', { name: 'Add Elsewhere Fund to organizations' })).toBeNull();
});

test('members are not asked to', async () => {
  const { asked } = await open({
    'GET /v2/session': ok(buildSession({ role: 'member', user_profile: buildUser() })),
  });
  await screen.findByText('Marrow County');
  expect(screen.queryByRole('button', { name: /to organizations$/ })).toBeNull();
  expect(asked.filter((line) => line.includes('proposed_orgs'))).toEqual([]);
});

import { buildOrganization, idOf } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { button, ok, said, session } from '../../../testing/admin-session.ts';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';
import { notices } from '../../../ui/overlay/notice.store.ts';

const organization = buildOrganization({ may: { manage: true } });
const other = buildOrganization({ uuid: idOf(0x99), slug: 'linden-trust', name: 'Linden Trust' });
const nodeOf = ({ uuid: id, slug, name }: typeof organization) => ({
  ...{ id, slug, type: 'ORG', name, label: name, detail: 'FOUNDATION' },
});
const moves = { connections: 3, meetings: 1, publications: 0, items: 1_200, aliases: 1 };
const none = { facts: 0, followers: 0, candidates: 0 };
const merge = idOf(0x9a);

/** The dialog of the manager of an organization, with another one chosen; what was asked to be done, in order. */
async function openDialog(more: Record<string, (url: URL) => Reply> = {}) {
  const sent: string[] = [];
  await standIn({
    ...session,
    'GET /v2/manage/org/linden': ok({ organization }),
    'GET /v2/manage/org/linden-trust': ok({ organization: { ...other, may: { manage: true } } }),
    [`GET /v2/manage/org/${organization.uuid}/connections`]: ok({ connections: [] }),
    [`GET /v2/manage/org/${other.uuid}/connections`]: ok({ connections: [] }),
    'GET /v2/kg/search/nodes': ok({ nodes: [nodeOf(other), nodeOf(organization)] }),
    'GET /v2/manage/merge': (url) => {
      const [retained, gone] = url.pathname.endsWith(other.uuid)
        ? [other, organization]
        : [organization, other];
      return { body: { kept: nodeOf(retained), gone: nodeOf(gone), moves: { ...moves, ...none } } };
    },
    'POST /v2/manage/merge/': (url, _, body) => {
      sent.push(`${url.pathname} ${body}`);
      return { body: { merge_id: merge, kept: nodeOf(other) } };
    },
    'POST /v2/manage/merges/': (url) => {
      sent.push(url.pathname);
      return { body: { kept: nodeOf(other), restored: nodeOf(organization) } };
    },
    ...more,
  });
  const app = renderApp('/manage/org/linden');
  await screen.findByRole('heading', { level: 1, name: 'Manage Linden Teachers' });
  await userEvent.click(button('Merge'));
  const dialog = within(screen.getByRole('dialog', { name: 'Merge Linden Teachers' }));
  return { ...app, sent, dialog };
}

const choose = async (dialog: Awaited<ReturnType<typeof openDialog>>['dialog'], name: RegExp) => {
  await userEvent.type(dialog.getByRole('combobox', { name: 'Organization' }), 'linden');
  await userEvent.click(await dialog.findByRole('option', { name }));
};

test('two organizations are made one, whichever stays, and two again', async () => {
  const { sent, dialog, router } = await openDialog();
  const confirm = () => dialog.getByRole<HTMLButtonElement>('button', { name: /^Merge/ });
  expect(confirm().disabled).toBe(true);
  await choose(dialog, /Linden Trust/);
  const preview = within(await dialog.findByRole('region', { name: 'What will move' }));
  expect(preview.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '3 connections',
    '1 meeting',
    '1,200 items',
    '1 other name',
  ]);
  expect(dialog.getByText('This moves from Linden Trust to Linden Teachers:')).toBeShown();
  await userEvent.click(dialog.getByRole('radio', { name: /Linden Trust/ }));
  expect(await dialog.findByText('This moves from Linden Teachers to Linden Trust:')).toBeShown();
  await userEvent.click(confirm());
  await waitFor(() => expect(router.state.location.pathname).toBe('/manage/org/linden-trust'));
  expect(said()).toEqual(['Linden Teachers was merged into Linden Trust.']);
  notices.getState().notices[0]?.action?.run();
  await waitFor(() => expect(said()).toContain('Linden Teachers has its own page again.'));
  expect(sent).toEqual([
    `/v2/manage/merge/organization/${other.uuid} {"gone":"${organization.uuid}"}`,
    `/v2/manage/merges/${merge}/undo`,
  ]);
});

test('nothing is merged into itself, and a refusal says why', async () => {
  const { dialog } = await openDialog({
    'POST /v2/manage/merge/': () => ({ status: 409, body: { message: 'It is gone.', code: 'x' } }),
  });
  await choose(dialog, /Linden Teachers/);
  expect(dialog.getByText('A page can’t be merged into itself. Choose another.')).toBeShown();
  await choose(dialog, /Linden Trust/);
  const confirm = dialog.getByRole('button', { name: 'Merge' });
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
  await userEvent.click(confirm);
  expect(await dialog.findByText('It is gone.')).toBeShown();
  expect(said()).toEqual(['Failed to merge']);
});

test('what would move may not be known', async () => {
  const { dialog } = await openDialog({
    'GET /v2/manage/merge': () => ({ status: 500, body: { message: 'x' } }),
  });
  await choose(dialog, /Linden Trust/);
  expect(await dialog.findByText(/^What would move could not be loaded/)).toBeShown();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Merge' }).disabled).toBe(true);
});

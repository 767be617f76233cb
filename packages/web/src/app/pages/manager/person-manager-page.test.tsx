import type { Person } from '@ecco/contract';
import { buildPerson, idOf } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { button, ok, said, session } from '../../../testing/admin-session.ts';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const org = idOf(0xf1);
const chair: Person['orgs'][number] = {
  edge_id: idOf(0xc1),
  organization: { uuid: org, slug: 'linden', name: 'Linden Teachers', org_type: 'PENSION_FUND' },
  edge_type: 'HAS_BOARD_MEMBER',
  title: 'Chair',
  since: '2020-01-31',
  until: null,
  citation: null,
};
const person = buildPerson({ name: 'Ann Reed', slug: 'ann-reed', aliases: [], orgs: [chair] });

/** The manager of a person; what was sent. */
async function open(more: Record<string, (url: URL) => Reply> = {}) {
  const sent: { line: string; body: unknown }[] = [];
  const noting = (reply: Reply) => (url: URL, request: { method?: string | undefined }, body: string) => {
    sent.push({ line: `${request.method} ${url.pathname}`, body: body === '' ? null : JSON.parse(body) });
    return reply;
  };
  const { uuid, name } = person;
  await standIn({
    ...session,
    'GET /v2/people/ann-reed': ok({ person }),
    'GET /v2/people/ann-hale': ok({ person: { ...person, slug: 'ann-hale', name: 'Ann Hale' } }),
    'GET /v2/kg/search/nodes': ok({
      nodes: [{ id: idOf(0xf2), slug: 'heron', type: 'ORG', name: 'Heron', label: 'Heron', detail: null }],
    }),
    'PUT /v2/manage/person': noting({ body: { person: { uuid, slug: 'ann-hale', name }, orgs: [] } }),
    'PUT /v2/manage/org': noting({ status: 409, body: { message: 'It is there.', code: 'x' } }),
    'POST /v2/manage/org': noting({ status: 409, body: { message: 'Connected already.', code: 'x' } }),
    'DELETE /v2/manage/org': noting({ body: { message: 'Connection removed successfully' } }),
    ...more,
  });
  const app = renderApp('/manage/person/ann-reed');
  await screen.findByRole('heading', { level: 1, name: 'Manage Ann Reed' });
  return { ...app, sent };
}
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

test('a person is called otherwise, and another slug leads on', async () => {
  const { sent, router } = await open();
  await userEvent.type(screen.getByLabelText('Also known as'), 'A. Reed{enter}Ann Hale');
  const slug = screen.getByLabelText('Slug');
  await userEvent.clear(slug);
  await userEvent.type(slug, 'Ann Hale');
  await userEvent.click(button('Save'));
  expect(screen.getByText('Use lowercase letters and digits, joined by dashes.')).toBeShown();
  await userEvent.clear(slug);
  await userEvent.type(slug, 'ann-hale');
  await userEvent.click(button('Save'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/manage/person/ann-hale'));
  expect(said()).toEqual(['Person updated successfully']);
  expect(sent).toEqual([
    {
      line: `PUT /v2/manage/person/${person.uuid}`,
      body: { slug: 'ann-hale', aliases: ['A. Reed', 'Ann Hale'] },
    },
  ]);
});

test('what they are at an organization is changed, and a refusal says why', async () => {
  const { sent } = await open();
  await userEvent.click(button('Edit the connection to Linden Teachers'));
  const form = dialog('Edit the connection to Linden Teachers');
  await userEvent.type(form.getByLabelText('Until'), '2019-01-31');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('The end cannot come before the start.')).toBeShown();
  await userEvent.clear(form.getByLabelText('Until'));
  await userEvent.selectOptions(form.getByLabelText('Role'), 'Executive');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('It is there.')).toBeShown();
  expect(said()).toEqual(['Failed to update connection']);
  expect(sent).toEqual([
    {
      line: `PUT /v2/manage/org/${org}/connections/${chair.edge_id}`,
      body: {
        edge_type: 'HAS_EXECUTIVE',
        properties: { title: 'Chair', date: '2020-01-31', until: null },
      },
    },
  ]);
});

test('an organization is added once it is chosen', async () => {
  const { sent } = await open();
  await userEvent.click(button('Add organization'));
  const form = dialog('Add organization');
  await userEvent.click(form.getByRole('button', { name: 'Add Connection' }));
  expect(form.getByText('Choose an organization.')).toBeShown();
  await userEvent.type(form.getByRole('combobox', { name: 'Organization' }), 'heron');
  await userEvent.click(await form.findByRole('option', { name: /Heron/ }));
  await userEvent.type(form.getByLabelText('Title'), 'Analyst');
  await userEvent.click(form.getByRole('button', { name: 'Add Connection' }));
  expect(await form.findByText('Connected already.')).toBeShown();
  expect(sent).toMatchObject([
    {
      line: `POST /v2/manage/org/${idOf(0xf2)}/connections`,
      body: { target_node_id: person.uuid, edge_type: 'HAS_STAFF_MEMBER', properties: { title: 'Analyst' } },
    },
  ]);
});

test('an organization is taken away, and given back as it was', async () => {
  const { sent } = await open();
  await userEvent.click(button('Remove the connection to Linden Teachers'));
  await waitFor(() => expect(said()).toEqual(['Connection removed successfully']));
  await userEvent.click(button('Undo: Linden Teachers is no longer connected.'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { line: `DELETE /v2/manage/org/${org}/connections/${chair.edge_id}` },
    { body: { edge_type: 'HAS_BOARD_MEMBER', properties: { title: 'Chair', date: '2020-01-31' } } },
  ]);
});

test('the page of a person leads there, for admins alone', async () => {
  await standIn({ ...session, 'GET /v2/people/ann-reed': ok({ person }) });
  renderApp('/people/ann-reed');
  const link = await screen.findByRole('link', { name: 'Manage' });
  expect(link.getAttribute('href')).toBe('/manage/person/ann-reed');
});

test('nobody of this name is said', async () => {
  await standIn(session);
  renderApp('/manage/person/nobody');
  expect(await screen.findByText('There is no page for this person.')).toBeShown();
});

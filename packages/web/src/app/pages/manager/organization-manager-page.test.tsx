import { buildConnection, buildSession, buildUser, idOf } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { button, ok, pagination, said } from '../../../testing/admin-session.ts';
import { standIn } from '../../../testing/api-stand-in.ts';
import { chair, openManager, organization, reviewOf } from '../../../testing/managed-organization.tsx';
import { renderApp } from '../../../testing/render.tsx';

test('a member is told that it is for admins', async () => {
  await standIn({ 'GET /v2/session': ok(buildSession({ role: 'member', user_profile: buildUser() })) });
  renderApp('/manage/org/linden');
  expect(await screen.findByText('You must be logged in as an admin to manage orgs.')).toBeShown();
});

test('an organization that is not there has a way to ask about it', async () => {
  const user_profile = buildUser({ admin: true });
  await standIn({
    'GET /v2/session': ok(buildSession({ role: 'admin', user_profile, contact_email: 'desk@fund.example' })),
  });
  renderApp('/manage/org/nowhere');
  expect(await screen.findByText("Looks like we don't have a information for this.")).toBeShown();
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toMatch(/^mailto:/);
});

test('the head leads to the page, the data page, the candidates and the crawls', async () => {
  await openManager('', {
    'GET /v2/manage/candidates': () => ({
      body: {
        ...reviewOf,
        candidates: [],
        pagination: pagination(0, 1, 0),
      },
    }),
  });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('View Org')).toBe('/org/linden');
  expect(hrefOf('Open in Admin')).toMatch(/^\/admin\/node\/edit\?q=linden/);
  expect(button('Crawl for Content')).toBeShown();
  expect(screen.getByRole('region', { name: 'Edit Org Details' })).toBeShown();
  const review = within(screen.getByRole('region', { name: 'Candidate review' }));
  expect(await review.findByText('12 new, 3 approved, 1 rejected')).toBeShown();
  expect(hrefOf('Review candidates')).toBe('/manage/org/linden/candidates');
  expect(hrefOf('Crawls')).toBe('/manage/org/linden/crawls');
});

describe('the details', () => {
  // Specification of administration, line 143 and 241: another slug leads on, and the message goes along.
  test('are saved as what differs, and another slug leads on', async () => {
    const { sent, router } = await openManager();
    expect(button('Save').disabled).toBe(true);
    const slug = screen.getByLabelText('Slug');
    await userEvent.clear(slug);
    await userEvent.type(slug, 'linden 2');
    await userEvent.click(button('Save'));
    expect(screen.getByText('Use lowercase letters and digits, joined by dashes.')).toBeShown();
    await userEvent.clear(slug);
    await userEvent.type(slug, 'linden-2');
    await userEvent.type(screen.getByLabelText('Total assets (US dollars)'), '30B');
    await userEvent.click(button('Save'));
    await waitFor(() => expect(said()).toEqual(['Organization updated successfully']));
    expect(sent).toEqual([
      `PUT /v2/manage/org/${organization.uuid} {"slug":"linden-2","total_assets":30000000000}`,
    ]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/manage/org/linden-2'));
    await screen.findByRole('heading', { level: 1, name: 'Manage Linden Fund' });
    expect(said()).toEqual(['Organization updated successfully']);
  });

  test('lead to a slug and back to the one of before', async () => {
    let today = organization;
    const now = () => ({ body: { organization: today } });
    const { router } = await openManager('', {
      'GET /v2/manage/org/linden': now,
      'GET /v2/manage/org/linden-2': now,
      'PUT /v2/manage/org': () => {
        today = { ...today, slug: today.slug === 'linden' ? 'linden-2' : 'linden' };
        return now();
      },
    });
    for (const slug of ['linden-2', 'linden']) {
      await userEvent.clear(screen.getByLabelText('Slug'));
      await userEvent.type(screen.getByLabelText('Slug'), slug);
      await userEvent.click(button('Save'));
      await waitFor(() => expect(router.state.location.pathname).toBe(`/manage/org/${slug}`));
      await screen.findByText('No changes');
    }
    expect(screen.getByRole('heading', { level: 1, name: 'Manage Linden Teachers' })).toBeShown();
    expect(router.state.location.pathname).toBe('/manage/org/linden');
  });

  test('that are refused stay, with the reason', async () => {
    await openManager('', {
      'PUT /v2/manage/org': () => ({ status: 409, body: { message: 'It is taken.' } }),
    });
    await userEvent.type(screen.getByLabelText('Headquarters'), 'Dover');
    await userEvent.click(button('Save'));
    await waitFor(() => expect(said()).toEqual(['Failed to save organization']));
    expect(screen.getByText('It is taken.')).toBeShown();
    expect(screen.getByLabelText('Headquarters')).toHaveProperty('value', 'Dover');
    await userEvent.click(button('Discard'));
    expect(screen.getByLabelText('Headquarters')).toHaveProperty('value', '');
  });
});

describe('connections', () => {
  test('stand ten to a page, and none of a type says so', async () => {
    await openManager('meeting');
    expect(await screen.findAllByRole('rowheader')).toHaveLength(10);
    await userEvent.click(button('Next'));
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
    await userEvent.click(screen.getByRole('link', { name: 'Documents 0' }));
    expect(await screen.findByText('No document connections found')).toBeShown();
  });

  test('of people lead to the manager of each', async () => {
    await openManager('person');
    const link = await screen.findByRole('link', { name: 'Edit Ann Reed' });
    expect(link.getAttribute('href')).toBe('/manage/person/ann-reed');
  });

  test('that could not be loaded say so', async () => {
    await openManager('media', {
      [`GET /v2/manage/org/${organization.uuid}/connections`]: () => ({
        status: 500,
        body: { message: 'x' },
      }),
    });
    expect(await screen.findByText('Failed to load connections')).toBeShown();
  });

  test('are made with a type and a target, which is searched once three letters are typed', async () => {
    const node = {
      id: idOf(0x77),
      slug: 'bea',
      type: 'PERSON',
      name: 'Bea Quarry',
      label: 'Bea Quarry',
      detail: null,
    };
    const queries: string[] = [];
    const { sent } = await openManager('person', {
      'GET /v2/kg/search/nodes': (url) => {
        queries.push(url.search);
        return { body: { nodes: [node] } };
      },
    });
    await userEvent.click(button('Add Connection'));
    const dialog = within(screen.getByRole('dialog'));
    const add = dialog.getByRole<HTMLButtonElement>('button', { name: 'Add Connection' });
    const type = dialog.getByLabelText(/^Connection Type/);
    const target = dialog.getByRole('combobox', { name: 'Person' });
    expect(add.disabled).toBe(true);
    expect(dialog.queryByLabelText('Date')).toBeNull();
    await userEvent.click(type);
    await userEvent.click(target);
    await userEvent.click(dialog.getByLabelText('Email'));
    expect(dialog.getByText('Connection type is required')).toBeShown();
    expect(dialog.getByText('Target node is required')).toBeShown();
    await userEvent.selectOptions(type, 'Advisor');
    await userEvent.type(target, 'qu');
    await userEvent.type(target, 'arry');
    await userEvent.click(await dialog.findByRole('option', { name: /Bea Quarry/ }));
    expect(queries).toEqual(['?type=PERSON&query=quarry']);
    await userEvent.type(dialog.getByLabelText('Title/Role'), 'Counsel');
    await userEvent.click(add);
    await waitFor(() => expect(said()).toEqual(['Connection added successfully']));
    expect(sent).toEqual([
      `POST /v2/manage/org/${organization.uuid}/connections ${JSON.stringify({
        target_node_id: node.id,
        edge_type: 'HAS_ADVISOR',
        properties: { title: 'Counsel' },
      })}`,
    ]);
  });

  // Specification of administration, line 35: a connection is removed, and given back where it was removed.
  test('are removed, and given back', async () => {
    const { sent } = await openManager('person');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the connection to Ann Reed' }));
    await waitFor(() => expect(said()).toEqual(['Connection removed successfully']));
    await userEvent.click(button('Undo'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toBe(`DELETE /v2/manage/org/${organization.uuid}/connections/${chair.edge_id}`);
    expect(sent[1]).toContain('"edge_type":"HAS_BOARD_MEMBER"');
  });

  test('that cannot be made say so, and the dialog keeps what was chosen', async () => {
    const node = { id: idOf(0x77), slug: 'bea', type: 'PERSON', name: 'Bea Quarry', label: 'Bea Quarry' };
    await openManager('person', {
      'GET /v2/kg/search/nodes': ok({ nodes: [{ ...node, detail: null }] }),
      'POST /v2/manage/org': () => ({ status: 409, body: { message: 'They are connected already.' } }),
    });
    await userEvent.click(button('Add Connection'));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText(/^Connection Type/), 'Advisor');
    await userEvent.type(dialog.getByRole('combobox', { name: 'Person' }), 'quarry');
    await userEvent.click(await dialog.findByRole('option', { name: /Bea Quarry/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Connection' }));
    await waitFor(() => expect(said().join()).toContain('Failed to add connection'));
    expect(dialog.getByText('Bea Quarry')).toBeShown();
  });

  test('that cannot be removed stay', async () => {
    await openManager('person', {
      'DELETE /v2/manage/org': () => ({ status: 404, body: { message: 'Gone.' } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the connection to Ann Reed' }));
    await waitFor(() => expect(said()).toEqual(['Failed to remove connection']));
  });
});

test('one person at a time is open, below their own row, with one Save; what waits of another is told there', async () => {
  const bea = buildConnection({
    edge_id: idOf(0x701),
    target_node: { ...chair.target_node, id: idOf(0x702), slug: 'bea-orr', name: 'Bea Orr' },
  });
  await openManager('person', {
    [`GET /v2/manage/org/${organization.uuid}/connections`]: ok({ connections: [chair, bea] }),
    'GET /v2/people/bea-orr/items': ok({ items: [], pagination: pagination(0, 1, 0) }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Open Ann Reed' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove “On fees”' }));
  await userEvent.click(button('Open Bea Orr'));
  expect(
    screen.getAllByRole('button', { name: /^Save [AB]/ }).map((one) => one.getAttribute('aria-label')),
  ).toEqual(['Save Bea Orr']);
  const row = screen.getByRole('row', { name: /Ann Reed/ });
  expect(row.textContent).toContain('1 pending change');
  expect(screen.getByRole('row', { name: /Bea Orr/ }).nextElementSibling?.textContent).toContain(
    'No changes',
  );
  await userEvent.click(button('Close Bea Orr'));
  expect(screen.queryByRole('button', { name: 'Save Bea Orr' })).toBeNull();
});

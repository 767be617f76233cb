import {
  buildCandidate,
  buildConnection,
  buildCrawl,
  buildItemCard,
  buildOrganization,
  buildSession,
  buildUser,
  idOf,
} from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { agree, button, ok, pagination, said, session } from '../../../testing/admin-session.ts';
import { type Answer, type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';
import { notices } from '../../../ui/overlay/notice.store.ts';

const organization = buildOrganization({ may: { manage: true } });
const chair = buildConnection();
const meetings = Array.from({ length: 12 }, (_, at) =>
  buildConnection({
    edge_id: idOf(0x500 + at),
    edge_type: 'HAS_MEETING',
    target_node: { id: idOf(0x600 + at), type: 'MEETING', slug: `meeting-${at}`, name: `Meeting ${at}` },
    properties: { title: null, date: '2026-05-01' },
  }),
);
const talk = buildItemCard({ slug: 'talk', title: 'On fees' });

/** The manager of an organization, for an admin; what was sent, as "verb path body". */
async function open(tab = '', more: Record<string, Answer> = {}) {
  const sent: string[] = [];
  const noting = (reply: Reply) => (url: URL, request: { method?: string | undefined }, body: string) => {
    sent.push([request.method, url.pathname, body].join(' ').trim());
    return reply;
  };
  const changed = buildOrganization({ slug: 'linden-2', name: 'Linden Fund', may: { manage: true } });
  await standIn({
    ...session,
    'GET /v2/manage/org/linden': ok({ organization }),
    'GET /v2/manage/org/linden-2': ok({ organization: changed }),
    [`GET /v2/manage/org/${organization.uuid}/connections`]: ok({ connections: [chair, ...meetings] }),
    'GET /v2/people/ann-reed/items': ok({ items: [talk], pagination: pagination(1) }),
    'PUT /v2/manage/org': noting({ body: { organization: changed } }),
    'POST /v2/manage/org': noting({ body: { connection: chair } }),
    'DELETE /v2/manage/org': noting({ body: { message: 'Connection removed successfully' } }),
    'POST /v2/admin/org_builder': noting({ body: { org_slug: 'linden', changed: 2, message: 'Gone.' } }),
    ...more,
  });
  const app = renderApp(`/manage/org/linden${tab && `?tab=${tab}`}`);
  await screen.findByRole('heading', { level: 1, name: 'Manage Linden Teachers' });
  return { ...app, sent };
}

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
  await open('', {
    'GET /v2/manage/candidates': () => ({
      body: {
        candidates: [],
        organization_id: organization.uuid,
        organization_slug: 'linden',
        organization_name: organization.name,
        last_crawled: null,
        counts: { New: 12, Promoted: 3, Rejected: 1 },
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
    const { sent, router } = await open();
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
    const { router } = await open('', {
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
    await open('', { 'PUT /v2/manage/org': () => ({ status: 409, body: { message: 'It is taken.' } }) });
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
    await open('meeting');
    expect(await screen.findAllByRole('rowheader')).toHaveLength(10);
    await userEvent.click(button('Next'));
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
    await userEvent.click(screen.getByRole('link', { name: 'Documents 0' }));
    expect(await screen.findByText('No document connections found')).toBeShown();
  });

  test('of people lead to the manager of each', async () => {
    await open('person');
    const link = await screen.findByRole('link', { name: 'Edit Ann Reed' });
    expect(link.getAttribute('href')).toBe('/manage/person/ann-reed');
  });

  test('that could not be loaded say so', async () => {
    await open('media', {
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
    const asked: string[] = [];
    const { sent } = await open('person', {
      'GET /v2/kg/search/nodes': (url) => {
        asked.push(url.search);
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
    expect(asked).toEqual(['?type=PERSON&query=quarry']);
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
    const { sent } = await open('person');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the connection to Ann Reed' }));
    await waitFor(() => expect(said()).toEqual(['Connection removed successfully']));
    await userEvent.click(button('Undo'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toBe(`DELETE /v2/manage/org/${organization.uuid}/connections/${chair.edge_id}`);
    expect(sent[1]).toContain('"edge_type":"HAS_BOARD_MEMBER"');
  });

  test('that cannot be made say so, and the dialog keeps what was chosen', async () => {
    const node = { id: idOf(0x77), slug: 'bea', type: 'PERSON', name: 'Bea Quarry', label: 'Bea Quarry' };
    await open('person', {
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
    await open('person', { 'DELETE /v2/manage/org': () => ({ status: 404, body: { message: 'Gone.' } }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the connection to Ann Reed' }));
    await waitFor(() => expect(said()).toEqual(['Failed to remove connection']));
  });
});

test('one person at a time is open, below their own row, with one Save; what waits of another is told there', async () => {
  const bea = buildConnection({
    edge_id: idOf(0x701),
    target_node: { ...chair.target_node, id: idOf(0x702), slug: 'bea-orr', name: 'Bea Orr' },
  });
  await open('person', {
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

describe('a person', () => {
  const openAnn = async (more: Record<string, Answer> = {}) => {
    const opened = await open('person', more);
    await userEvent.click(await screen.findByRole('button', { name: 'Open Ann Reed' }));
    await screen.findByRole('link', { name: 'On fees' });
    return opened;
  };

  test('is saved with what was changed of them, and with nothing where nothing was', async () => {
    const { sent } = await openAnn();
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save Ann Reed' });
    expect(save.disabled).toBe(true);
    await userEvent.click(button('Remove “On fees”'));
    await userEvent.click(button('Restore “On fees”'));
    expect(save.disabled).toBe(true);
    await userEvent.click(button('Remove “On fees”'));
    const [name] = screen.getAllByLabelText('Name');
    if (name) await userEvent.type(name, '-Hale');
    const waiting = within(screen.getByRole('region', { name: '2 pending changes' }));
    await userEvent.click(waiting.getByRole('button', { name: 'Save Ann Reed' }));
    await waitFor(() => expect(said()).toEqual(['2 changes saved']));
    const changes = [
      { action: 'rename', entity_id: chair.target_node.id, new_name: 'Ann Reed-Hale' },
      { action: 'remove', entity_id: chair.target_node.id, slug: 'talk' },
    ];
    expect(sent).toEqual([
      `POST /v2/admin/org_builder/save_org_episode_and_video_changes ${JSON.stringify({
        org: organization.uuid,
        changes,
      })}`,
    ]);
    expect(screen.queryByRole('region', { name: /pending/ })).toBeNull();
    await userEvent.click(button('Undo'));
    await waitFor(() => expect(said()).toEqual(['The changes to Ann Reed were undone.']));
    const back = [
      { action: 'rename', entity_id: chair.target_node.id, new_name: 'Ann Reed' },
      { action: 'add', entity_id: chair.target_node.id, slug: 'talk' },
    ];
    expect(sent.at(-1)).toContain(JSON.stringify(back));
  });

  test('has what was found for them accepted, unless it is rejected, ten at a time', async () => {
    const candidates = Array.from({ length: 12 }, (_, at) =>
      buildCandidate({ id: idOf(0xa00 + at), title: `Talk ${at + 1}`, status: 'New' }),
    );
    const takenBack: string[] = [];
    const { sent } = await openAnn({
      'PUT /v2/manage/candidates/undo': (_url, _request, body) => {
        takenBack.push(...JSON.parse(body).candidate_ids);
        return { body: { candidate_ids: takenBack, already_decided: [] } };
      },
      'GET /v2/manage/candidates': () => ({
        body: {
          candidates,
          organization_id: organization.uuid,
          organization_slug: organization.slug,
          organization_name: organization.name,
          last_crawled: null,
          counts: { New: 12, Promoted: 0, Rejected: 0 },
          pagination: { page: 1, per_page: 200, total: 12, pages: 1 },
        },
      }),
    });
    const found = within(await screen.findByRole('region', { name: 'New candidates for Ann Reed' }));
    expect(found.getAllByRole('button', { name: /^Reject “Talk/ })).toHaveLength(10);
    expect(screen.getByRole('region', { name: '12 pending changes' })).toBeShown();
    await userEvent.click(found.getByRole('button', { name: 'Reject “Talk 2”' }));
    await userEvent.click(button('Save Ann Reed'));
    await waitFor(() => expect(said()).toEqual(['12 changes saved']));
    const { changes } = JSON.parse(sent[0]?.replace(/^\S+ \S+ /, '') ?? '');
    expect(changes).toHaveLength(12);
    expect(changes.filter(({ action }: { action: string }) => action === 'reject')).toEqual([
      { action: 'reject', entity_id: chair.target_node.id, candidate_id: idOf(0xa01) },
    ]);
    await userEvent.click(button('Undo'));
    await waitFor(() => expect(said()).toEqual(['The changes to Ann Reed were undone.']));
    expect(takenBack.toSorted()).toEqual(candidates.map(({ id }) => id).toSorted());
    expect(sent).toHaveLength(1);
  });

  test('is crawled for, and again only where that is asked twice', async () => {
    const asked: string[] = [];
    const path = `/v2/admin/org_builder/${organization.uuid}/entity/ann-reed/crawl_episodes_and_videos`;
    const { id, slug, name } = chair.target_node;
    const entity = { id, slug, name, title: null, last_crawled: '2026-11-20T09:00:00.000Z' };
    await openAnn({
      [`GET ${path}`]: (url) => {
        asked.push(url.search);
        const crawl = url.searchParams.has('force_recrawl') ? buildCrawl({ status: 'waiting' }) : null;
        return { body: { entity: { ...entity, episodes: [], videos: [] }, candidates: [], crawl } };
      },
    });
    expect(await screen.findByText(/^Last crawled/)).toBeShown();
    await userEvent.click(button('Crawl for episodes and videos of Ann Reed'));
    await waitFor(() => expect(said()).toEqual(['Ann Reed was crawled in the last 24 hours.']));
    notices.getState().notices[0]?.action?.run();
    await waitFor(() =>
      expect(said()).toContain('Content crawl initiated successfully. New candidates will appear shortly.'),
    );
    expect(asked.filter((search) => !search.includes('no_recrawl'))).toEqual(['', '?force_recrawl=true']);
  });

  test('is removed from the organization once that is confirmed', async () => {
    const { sent } = await openAnn();
    await userEvent.click(button('Remove from organization'));
    expect(screen.getByText('Sure you want to remove Ann Reed from Linden Teachers?')).toBeShown();
    await agree('Cancel');
    expect(sent).toEqual([]);
    await userEvent.click(button('Remove from organization'));
    await agree('Remove');
    await waitFor(() => expect(said()).toEqual(['Ann Reed was removed from Linden Teachers.']));
    expect(sent[0]).toContain('/entity/ann-reed/remove_entity_from_org');
  });

  test('is added with a name and a title, and not with one of them', async () => {
    const person = { ...organization.board[0], name: 'Mia Orr' };
    await open('person', { 'POST /v2/admin/org_builder': ok({ person }) });
    const form = within(await screen.findByRole('region', { name: 'Add New Person' }));
    const save = form.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await userEvent.type(form.getByLabelText('Name'), 'Mia Orr');
    expect(save.disabled).toBe(true);
    await userEvent.type(form.getByLabelText('Title'), 'Trustee');
    await userEvent.click(save);
    await waitFor(() => expect(said()).toEqual(['Mia Orr was added.']));
  });
});

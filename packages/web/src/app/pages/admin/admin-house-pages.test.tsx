import type { AuditEntry, House, KeptItem, LinkPass, ListedJob } from '@ecco/contract';
import { buildItemCard, idOf } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { agree, button, ok, pagination, said, session } from '../../../testing/admin-session.ts';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const noting = (sent: string[], reply: Reply) => (url: URL, _request: unknown, body: string) => {
  sent.push(`${url.pathname} ${body}`);
  return reply;
};

describe('the state of the house', () => {
  const site: House = {
    items: { total: 1_200, working: 3, failed: 2 },
    queues: [{ name: 'stage.outline', waiting: 4, running: 1, failed: 0 }],
    feeds: {
      ...{ total: 8, failing: 1, last_fetched_at: null },
      problems: [
        {
          ...{ uuid: idOf(0x61), slug: 'harbor', kind: 'podcast', name: 'Harbor Talks', failures: 4 },
          ...{ reason: 'The host cannot be reached.', last_fetched_at: null },
        },
      ],
    },
    crawls: {
      ...{ under_way: 1, failed: 0 },
      latest: [
        {
          ...{ id: idOf(0x62), organization: { slug: 'linden', name: 'Linden Teachers' }, status: 'done' },
          ...{ looked: 40, failed: 2, candidates_found: 6, message: null },
          created_at: '2026-03-01T09:00:00.000Z',
        },
      ],
    },
    remaking: false,
    storage: { database: 'embedded', database_bytes: 2e9, file_bytes: 5e6, files: 12 },
    search: { mode: 'bm25', segments: 48_000, database_ms: 1 },
    makers: [
      { task: 'outline', maker: 'built-in 2', items: 1_000, current: true },
      { task: 'outline', maker: 'built-in 1', items: 200, current: false },
    ],
    older_readings: { items: 0, running: false },
    mails: { sent: 9 },
  };
  const job: ListedJob = {
    ...{ id: idOf(0x51), queue: 'discover-feed', state: 'failed', tries: 3, started_at: null },
    ...{ created_at: '2026-03-01T09:00:00.000Z', reason: 'The host did not answer.', item: null },
  };

  test('tells what is old and what failed; a failed job is tried again with its reason in sight', async () => {
    const sent: string[] = [];
    let pass: LinkPass = {
      ...{ started_at: '2026-03-01T09:00:00.000Z', finished_at: null, stopped_at: null },
      ...{ done: 300, total: 1_200 },
    };
    await standIn({
      ...session,
      'GET /v2/admin/house': ok(site),
      'GET /v2/admin/house/jobs': (url) => {
        const jobs = url.searchParams.get('state') === 'failed' ? [job] : [];
        return { body: { jobs, pagination: pagination(jobs.length) } };
      },
      'POST /v2/admin/house/remake': ok({
        message: 'Older results are made again tonight.',
        begins_at: '2026-03-02T01:00:00.000Z',
      }),
      'GET /v2/admin/linking': () => ({ body: { pass } }),
      'POST /v2/admin/linking': (_url, _request, text) => {
        sent.push(text);
        pass = { ...pass, stopped_at: '2026-03-01T10:00:00.000Z' };
        return { body: { pass } };
      },
      'POST /v2/admin/house/jobs': noting(sent, { body: { message: 'The job is tried again.' } }),
    });
    renderApp('/admin');
    const items = within(await screen.findByRole('region', { name: 'Items' }));
    expect(items.getByRole('link', { name: '2' }).getAttribute('href')).toBe('/admin/media?state=failed');
    expect(screen.getByText('200 results come from an older version.')).toBeShown();
    expect(screen.getByText('The host cannot be reached.')).toBeShown();
    expect(screen.getByRole('link', { name: 'Linden Teachers' }).getAttribute('href')).toContain(
      '/manage/org/linden/crawls?crawl=',
    );
    await userEvent.click(button('Regenerate overnight'));
    await agree('Regenerate overnight');
    await waitFor(() => expect(said()).toEqual(['Older results are made again tonight.']));
    expect(await screen.findByText('The host did not answer.')).toBeShown();
    await userEvent.click(button('Retry the job discover-feed'));
    await waitFor(() => expect(said()).toContain('The job is tried again.'));
    expect(sent).toEqual([
      `/v2/admin/house/jobs/${job.id} ${JSON.stringify({ queue: job.queue, how: 'retry' })}`,
    ]);
    await userEvent.click(button('Waiting'));
    expect(await screen.findByText('No jobs are waiting')).toBeShown();
    expect(screen.getByText('300 of 1,200 items linked')).toBeShown();
    await userEvent.click(button('Pause'));
    expect(await screen.findByText('Paused after 300 of 1,200 items.')).toBeShown();
    expect(sent.at(-1)).toBe('{"how":"stop"}');
    expect(button('Resume')).toBeShown();
  });
});

describe('items where they are kept', () => {
  const item = (slug: string, part: Partial<KeptItem> = {}): KeptItem => ({
    ...buildItemCard({ slug, uuid: idOf(slug.length), title: slug }),
    ...{ updated_at: '2026-03-01T09:00:00.000Z', stage: null, run: 1 },
    ...part,
  });

  test('are asked for by kind, state and order of the address, and chosen ones worked on together', async () => {
    const sent: string[] = [];
    const { asked } = await standIn({
      ...session,
      'GET /v2/admin/items': ok({ items: [item('fees'), item('board')], pagination: pagination(2) }),
      'POST /v2/admin/items/run': noting(sent, {
        body: { changed: 1, refused: [{ uuid: idOf(5), message: 'It has no lines.' }] },
      }),
    });
    const { router } = renderApp('/admin/youtubevideo?state=failed&sort=-score');
    await screen.findByRole('heading', { level: 1, name: 'Videos' });
    await waitFor(() =>
      expect(asked.find((line) => line.includes('/v2/admin/items'))).toMatch(
        /kind=video.*state=failed|state=failed.*kind=video/,
      ),
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(button('Retry'));
    await waitFor(() =>
      expect(said()).toEqual(['1 item is being processed.', '1 item refused: It has no lines.']),
    );
    expect(sent[0]).toBe(
      `/v2/admin/items/run ${JSON.stringify({ uuids: [idOf(4), idOf(5)], task: 'retry' })}`,
    );
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Any state');
    expect(router.state.location.searchStr).toBe('?sort=-score');
  });

  test('of a show are asked for by its slug, until that is taken off', async () => {
    const { asked } = await standIn({
      ...session,
      'GET /v2/admin/items': ok({ items: [item('fees')], pagination: pagination(1) }),
    });
    renderApp('/admin/media?show=harbor-talks');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove the filter by show harbor-talks' }),
    );
    await waitFor(() => expect(asked.filter((line) => line.includes('/v2/admin/items'))).toHaveLength(2));
    const [first, second] = asked.filter((line) => line.includes('/v2/admin/items'));
    expect(first).toContain('show=harbor-talks');
    expect(second).not.toContain('show=');
  });

  test('of which none fits the filters lead to all', async () => {
    await standIn({ ...session, 'GET /v2/admin/items': ok({ items: [], pagination: pagination(0, 1, 0) }) });
    renderApp('/admin/document?q=nothing');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all items' }));
    expect(await screen.findByText('No items yet')).toBeShown();
  });
});

test('the audit log tells before and after, and undoes what can be', async () => {
  const sent: string[] = [];
  const entry: AuditEntry = {
    ...{ id: idOf(0x61), at: '2026-03-01T09:00:00.000Z', by: 'ines@fund.example' },
    ...{ action: 'curation.setScore', subject: { kind: 'item', id: idOf(1), name: 'On fees' } },
    ...{
      before: { score: null },
      after: { uuid: idOf(1), score: 30 },
      undone_at: null,
      confirmed: true,
      may: { undo: true },
    },
  };
  await standIn({
    ...session,
    'GET /v2/admin/audit': ok({ entries: [entry], pagination: pagination(1) }),
    'POST /v2/admin/audit': noting(sent, { body: { entry } }),
  });
  renderApp('/admin/audit');
  expect((await screen.findByText('On fees')).closest('tr')?.textContent).toContain('Score–Score30');
  await userEvent.click(button('Undo “Changed the score of an item”: On fees'));
  await waitFor(() => expect(said()).toEqual(['The change was undone.']));
  expect(sent[0]).toMatch(`/v2/admin/audit/${entry.id}/undo`);
});

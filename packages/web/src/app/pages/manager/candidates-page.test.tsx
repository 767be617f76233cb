import { buildCandidate, buildCrawl } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { button, ok, pagination, said, session } from '../../../testing/admin-session.ts';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const titles = ['Fees, with Ann Reed', 'Board of Trustees', 'Soup of the week'];
const values = [0.82, 0.61, 0.2];
const three = titles.map((title, at) =>
  buildCandidate({ id: `00000000-0000-4000-8000-00000000090${at}`, title, value: values[at] ?? 0 }),
);

const answered = {
  candidates: three,
  organization_id: three[0]?.organization_id,
  organization_slug: 'linden',
  organization_name: 'Linden Teachers',
  last_crawled: '2026-11-20T09:00:00Z',
  counts: { New: 3, Promoted: 4, Rejected: 1 },
  pagination: pagination(3),
};

/** The candidates of an organization, for an admin; what was sent, as "verb path body". */
async function open(more: Record<string, (url: URL) => Reply> = {}) {
  const sent: string[] = [];
  const decided = (_url: URL, request: { method?: string | undefined }, body: string) => {
    sent.push([request.method, _url.pathname.replace('/v2/manage/candidates/', ''), body].join(' ').trim());
    const ids: string[] =
      body === '' ? [_url.pathname.split('/').at(-2) ?? ''] : JSON.parse(body).candidate_ids;
    return { body: { message: 'Done', candidate_ids: ids, already_decided: [] } };
  };
  await standIn({
    ...session,
    'GET /v2/manage/candidates': ok(answered),
    'GET /v2/manage/org/linden/crawls': ok({ crawls: [], schedule: null, pagination: pagination(0, 1, 0) }),
    'GET /v2/manage/org/linden/candidate_rules': ok({ rules: [] }),
    'PUT /v2/manage/candidates': decided,
    ...more,
  });
  renderApp('/manage/org/linden/candidates');
  await screen.findByRole('heading', { level: 1, name: 'Candidates of Linden Teachers' });
  await screen.findByText(titles[0] ?? '');
  return sent;
}

test('each is shown with its value, and decided singly', async () => {
  const sent = await open();
  const list = within(screen.getByRole('list', { name: 'Candidates' }));
  const toneOf = (value: string) => list.getByText(`Value ${value}`).parentElement?.dataset['tone'];
  expect(['0.82', '0.61', '0.20'].map(toneOf)).toEqual(['good', 'open', 'bad']);
  await userEvent.click(button(`Approve “${titles[0]}”`));
  await waitFor(() => expect(said()).toEqual(['Candidate approved successfully']));
  await userEvent.click(button(`Reject “${titles[2]}”`));
  await waitFor(() => expect(said()).toContain('Candidate rejected successfully'));
  expect(sent).toEqual([`PUT ${three[0]?.id}/approve`, `PUT ${three[2]?.id}/reject`]);
  await userEvent.click(button('Undo'));
  await waitFor(() => expect(sent.at(-1)).toBe(`PUT undo {"candidate_ids":["${three[2]?.id}"]}`));
});

test('a meeting is told with its day and the hour on its own clock', async () => {
  const [first = buildCandidate({})] = three;
  const content = { ...first.content_object, day: '2026-11-12', time: '13:30', cancelled: true };
  await open({
    'GET /v2/manage/candidates': ok({ ...answered, candidates: [{ ...first, content_object: content }] }),
  });
  const list = within(screen.getByRole('list', { name: 'Candidates' }));
  expect(list.getByText(/^1:30\sPM$/)).toBeShown();
  expect(list.getByText('Canceled')).toBeShown();
});

test('a row says who made it and where it comes from, and opened, who speaks and for how long', async () => {
  const [first = buildCandidate({})] = three;
  const made = {
    ...first.content_object,
    author: 'Ida Moss',
    publisher: 'Harbor Media',
    host: 'Ann Reed, Al Poe',
  };
  const metadata = { ...first.metadata, duration: 3_725, role: 'Trustee' };
  await open({
    'GET /v2/manage/candidates': ok({
      candidates: [{ ...first, content_object: { ...made, source: 'directory' }, metadata }],
      organization_id: first.organization_id,
      organization_slug: 'linden',
      organization_name: 'Linden Teachers',
      last_crawled: null,
      counts: { New: 1, Promoted: 0, Rejected: 0 },
      pagination: pagination(1),
    }),
  });
  const row = within(screen.getByRole('list', { name: 'Candidates' }));
  for (const words of ['Ida Moss', 'Podcast directory']) expect(row.getByText(words)).toBeShown();
  await userEvent.keyboard(' ');
  const texts = ['Publisher', 'Speakers', 'Role', 'Duration'].map(
    (name) => row.getByText(name).nextElementSibling?.textContent,
  );
  expect(texts).toEqual(['Harbor Media', 'Ann Reed, Al Poe', 'Trustee', '1:02:05']);
});

test('the keyboard moves, opens, chooses and decides together', async () => {
  const sent = await open();
  await userEvent.keyboard('j ');
  expect(screen.getByText('It is about Linden Teachers.')).toBeShown();
  expect(screen.getByText('The sentence of Board of Trustees.')).toBeShown();
  await userEvent.keyboard('kxjj{Shift>}X{/Shift}');
  expect(screen.getByText('3 selected')).toBeShown();
  await userEvent.keyboard('r');
  await waitFor(() => expect(said()).toEqual(['Successfully rejected 3 candidate(s)']));
  expect(sent).toEqual([`PUT reject ${JSON.stringify({ candidate_ids: three.map(({ id }) => id) })}`]);
});

// Specification of administration, line 61: many at once are decided, and undone where that was done.
test('all that were approved together can be given back, with nothing left in the list', async () => {
  let isDecided = false;
  const all = three.map(({ id }) => id);
  const of = three[0];
  const sent = await open({
    'GET /v2/manage/candidates': () => ({
      body: {
        candidates: isDecided ? [] : three,
        organization_id: of?.organization_id,
        organization_slug: 'linden',
        organization_name: 'Linden Teachers',
        last_crawled: null,
        counts: { New: isDecided ? 0 : 3, Promoted: isDecided ? 3 : 0, Rejected: 0 },
        pagination: pagination(isDecided ? 0 : 3),
      },
    }),
    'PUT /v2/manage/candidates': (url) => {
      sent.push(url.pathname.split('/').at(-1) ?? '');
      isDecided = true;
      return { body: { message: 'Done', candidate_ids: all, already_decided: [] } };
    },
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(button('Approve'));
  await waitFor(() => expect(screen.queryByText(titles[0] ?? '')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toEqual(['approve', 'undo']));
});

test('what somebody else decided is told, and what cannot be decided too', async () => {
  await open({
    'PUT /v2/manage/candidates': () => ({
      status: 409,
      body: { message: 'Somebody else has rejected this candidate already.' },
    }),
  });
  await userEvent.keyboard('a');
  await waitFor(() =>
    expect(said()).toEqual([
      'Failed to approve candidate: Somebody else has rejected this candidate already.',
    ]),
  );
});

test('a crawl under way says how far it is, and is stopped', async () => {
  const crawl = buildCrawl({ status: 'running', looked: 12, failed: 0, waiting: 28, candidates_found: 3 });
  let stopped = '';
  await open({
    'GET /v2/manage/org/linden/crawls': ok({ crawls: [crawl], schedule: null, pagination: pagination(1) }),
    [`POST /v2/manage/crawls/${crawl.id}/stop`]: (url) => {
      stopped = url.pathname;
      return { body: { crawl: { ...crawl, status: 'stopped' } } };
    },
  });
  expect(await screen.findByText('Crawl: 12 of 40 checked · 3 candidates found')).toBeShown();
  expect(button('Crawl for Content').disabled).toBe(true);
  await userEvent.click(button('Stop'));
  await waitFor(() => expect(stopped).toContain(crawl.id));
});

test('a crawl that was begun here says how much it found, however soon it ends', async () => {
  const crawl = buildCrawl({ candidates_found: 6 });
  let crawls: unknown[] = [];
  await open({
    'GET /v2/manage/org/linden/crawls': () => ({
      body: { crawls, schedule: null, pagination: pagination(1) },
    }),
    'POST /v2/manage/org/linden/crawl': () => {
      crawls = [crawl];
      return { body: { candidates_found: 0, message: 'Begun', crawl: { ...crawl, status: 'waiting' } } };
    },
  });
  await userEvent.click(button('Crawl for Content'));
  await waitFor(() =>
    expect(said()).toEqual([
      'Content crawl initiated successfully. New candidates will appear shortly.',
      'Content crawl completed: 6 candidates found.',
    ]),
  );
});

test('a crawl that could read nothing has failed, and says why', async () => {
  let crawls: unknown[] = [];
  const message = 'The site could not be reached.';
  const crawl = buildCrawl({ status: 'failed', looked: 0, failed: 1, candidates_found: 0, message });
  await open({
    'GET /v2/manage/org/linden/crawls': () => ({
      body: { crawls, schedule: null, pagination: pagination(1) },
    }),
    'POST /v2/manage/org/linden/crawl': () => {
      crawls = [crawl];
      return { body: { candidates_found: 0, message: 'Begun', crawl: { ...crawl, status: 'waiting' } } };
    },
  });
  await userEvent.click(button('Crawl for Content'));
  await waitFor(() => expect(said().at(-1)).toBe(`Failed to trigger content crawl: ${message}`));
});

test('what is opened leads to the original, and is heard before it is decided', async () => {
  const [first] = three;
  const audio_url = 'https://talks.example/1.mp3';
  await open({
    'GET /v2/manage/candidates': ok({
      candidates: [{ ...first, content_object: { ...first?.content_object, audio_url } }],
      organization_id: first?.organization_id,
      organization_slug: 'linden',
      organization_name: 'Linden Teachers',
      last_crawled: null,
      counts: { New: 1, Promoted: 0, Rejected: 0 },
      pagination: pagination(1),
    }),
  });
  await userEvent.keyboard(' ');
  expect(screen.getByRole('link', { name: 'Open original' }).getAttribute('href')).toBe(
    'https://talks.example/1',
  );
  const sound = screen.getByLabelText<HTMLAudioElement>(`Listen to “${titles[0]}”`);
  expect([sound.src, sound.preload]).toEqual([audio_url, 'none']);
});

test('an address whose encoding is broken is shown as it stands', async () => {
  const [first] = three;
  await open({
    'GET /v2/manage/candidates': ok({
      candidates: [{ ...first, source_url: 'https://linden.example/up-100%' }],
      organization_id: first?.organization_id,
      organization_slug: 'linden',
      organization_name: 'Linden Teachers',
      last_crawled: null,
      counts: { New: 1, Promoted: 0, Rejected: 0 },
      pagination: pagination(1),
    }),
  });
  await userEvent.click(button(titles[0] ?? ''));
  expect(await screen.findByRole('link', { name: 'https://linden.example/up-100%' })).toBeShown();
});

test('filters that are on are chips with what they leave, each taken off by itself or all at once', async () => {
  const queries: string[] = [];
  await open({
    'GET /v2/manage/candidates': (url) => {
      queries.push(['content_type', 'least_value', 'query'].map((name) => url.searchParams.get(name)).join());
      return { body: answered };
    },
  });
  expect(screen.queryByRole('list', { name: 'Filters that are on' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Value'), '0.6');
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'meeting');
  const chips = within(await screen.findByRole('list', { name: 'Filters that are on' }));
  await waitFor(() => expect(chips.getAllByRole('button')).toHaveLength(2));
  expect(screen.getByText('3 candidates')).toBeShown();
  await userEvent.click(chips.getByRole('button', { name: 'Remove filter: At least 0.6' }));
  await waitFor(() => expect(queries.at(-1)).toBe('meeting,,'));
  await userEvent.click(button('Clear'));
  await waitFor(() => expect(queries.at(-1)).toBe(',,'));
  expect(screen.queryByRole('list', { name: 'Filters that are on' })).toBeNull();
});

test('a list that cannot be loaded says so', async () => {
  await standIn({ ...session, 'GET /v2/manage/candidates': () => ({ status: 500, body: { message: 'x' } }) });
  renderApp('/manage/org/linden/candidates');
  expect(await screen.findByText('Failed to load candidates')).toBeShown();
});

test('an organization that is not there is told so, and not as a list', async () => {
  await standIn({ ...session, 'GET /v2/manage/candidates': () => ({ status: 404, body: { message: 'x' } }) });
  renderApp('/manage/org/nowhere/candidates');
  expect(await screen.findByText('Failed to load organization data')).toBeShown();
});

test('what fails says which it was', async () => {
  await open({
    'PUT /v2/manage/candidates': () => ({ status: 500, body: {} }),
    'POST /v2/manage/org/linden/crawl': () => ({ status: 409, body: { message: 'It has no website.' } }),
  });
  await userEvent.click(button(`Reject “${titles[0]}”`));
  await waitFor(() => expect(said().join()).toContain('Failed to reject candidate'));
  await userEvent.click(button('Crawl for Content'));
  await waitFor(() => expect(said().join()).toContain('Failed to trigger content crawl: It has no website.'));
});

test.each([
  ['a', 'Failed to approve selected candidates'],
  ['r', 'Failed to reject selected candidates'],
])('of many that cannot be decided by %s it is said that they were many', async (key, words) => {
  await open({
    'PUT /v2/manage/candidates': () => ({ status: 503, body: {} }),
    'POST /v2/manage/org/linden/crawl': () => ({ status: 503, body: {} }),
  });
  await userEvent.keyboard(`xj{Shift>}X{/Shift}${key}`);
  await waitFor(() => expect(said()).toContain(words));
  await userEvent.click(button('Crawl for Content'));
  await waitFor(() => expect(said()).toContain('Failed to trigger content crawl'));
});

test.each([
  [
    'failed',
    'fund.example cannot be reached.',
    /^The crawl of Nov 2\d, 2026, .* failed: fund\.example cannot be reached\.$/,
  ],
  ['done', 'It asks to be left alone.', /^The crawl of Nov 2\d, 2026, .*: It asks to be left alone\.$/],
  ['stopped', null, /^The crawl of Nov 2\d, 2026, .* was stopped\.$/],
] as const)('a crawl that %s says how it ended to whoever comes later', async (status, message, text) => {
  const crawl = buildCrawl({ status, message, created_at: '2026-11-26T12:00:00Z' });
  await open({
    'GET /v2/manage/org/linden/crawls': ok({ crawls: [crawl], schedule: null, pagination: pagination(1) }),
  });
  expect((await screen.findByText(text)).tagName).toBe('P');
});

test('where nothing was approved yet it says that, and not that nothing is to review', async () => {
  await standIn({
    ...session,
    'GET /v2/manage/candidates': ok({
      candidates: [],
      organization_id: three[0]?.organization_id,
      organization_slug: 'linden',
      organization_name: 'Linden Teachers',
      last_crawled: null,
      counts: { New: 3, Promoted: 0, Rejected: 0 },
      pagination: pagination(0),
    }),
    'GET /v2/manage/org/linden/crawls': ok({ crawls: [], schedule: null, pagination: pagination(0, 1, 0) }),
    'GET /v2/manage/org/linden/candidate_rules': ok({ rules: [] }),
  });
  renderApp('/manage/org/linden/candidates?status=Promoted');
  await screen.findByText('Nothing has been approved yet.');
  expect(screen.queryByText(/Nothing to review/)).toBeNull();
});

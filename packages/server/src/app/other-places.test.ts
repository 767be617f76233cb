import { randomUUID } from 'node:crypto';
import { createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { places } from '../request/http/other-places.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let session: string;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off', DIGEST: 'on' });
  session = await world.becomeAdmin();
});
afterAll(() => world.end());

type Fields = Record<string, string>;
const itemByUuid = ({ uuid }: Fields): Fields => ({ uuid: uuid ?? '' });
const itemBySlug = ({ slug }: Fields): Fields => ({ slug: slug ?? '' });
const address = (): Fields => ({ url: 'https://192.0.2.1/feed.xml' });
const feedback = ({ slug }: Fields): Fields => ({ slug: slug ?? '', thumb: 'up' });
const approval = ({ uuid }: Fields): Fields => ({ uuid: uuid ?? '', approved: 'true' });
const unknownQuestion = () => ({ query: 'What is the tonnage of the harbor?' });

/** The places that the specification names besides the first, what is sent there, and what every one must answer. */
const called: readonly [
  verb: 'GET' | 'POST',
  path: string,
  fields: (item: Fields) => Fields,
  status: number,
][] = [
  ['GET', '/auth/join_waitlist', () => ({ email: 'a@fund.example' }), 200],
  ['GET', '/auth/verify_email/no-such-token-0123456789', () => ({}), 410],
  ['GET', '/ingest_url', address, 400],
  ['GET', '/podcast/refresh', ({ show = '' }) => ({ uuid: show }), 200],
  ['POST', '/video/leave_feedback', feedback, 200],
  ['GET', '/episode/set_score', ({ uuid = '' }) => ({ uuid, score: '70' }), 200],
  ['GET', '/episode/approve_highlights', approval, 200],
  ['GET', '/yt_video/approve_highlights', approval, 200],
  ['POST', '/yt_video/approve_highlights', approval, 200],
  ['POST', '/video/save_html_document', ({ uuid = '' }) => ({ uuid, html_document: '<p>Ours</p>' }), 200],
  ['POST', '/video/trigger_analysis', itemBySlug, 200],
  ['POST', '/article/trigger_analysis', itemBySlug, 200],
  ['GET', '/document/analyze/{uuid}', () => ({}), 200],
  ['GET', '/episode/rebuild_highlights', itemByUuid, 200],
  ['GET', '/episode/rebuild_digest', itemByUuid, 200],
  ['GET', '/admin/clean_episode/{slug}', () => ({}), 200],
  ['POST', '/admin/org_builder/{org}/entity/{entity}/crawl_episodes_and_videos', () => ({}), 404],
  ['GET', '/episode/retry_transcribe', itemBySlug, 200],
  ['GET', '/episode/answers/reject', unknownQuestion, 409],
  ['GET', '/episode_list/clear_wizard', () => ({}), 200],
  ['GET', '/episode_list/reject_answer', () => ({ ...unknownQuestion(), uuid: randomUUID() }), 404],
  ['GET', '/org/remove_episode', ({ slug = '' }) => ({ ticker: 'NONE', episode_slug: slug }), 404],
  ['GET', '/org/reject_answer', () => ({ ...unknownQuestion(), slug: 'nobody' }), 404],
];

it.each(called)('%s %s answers as its operation does', async (verb, path, fields, status) => {
  const { id, slug } = await createProcessedItem(world.store, { title: `${verb} ${path}` });
  const { show } = await world.store.shows.upsert({
    kind: 'podcast',
    slug: 'hours',
    name: 'Hours',
    feedUrl: 'https://192.0.2.1/hours.xml',
  });
  const sent = fields({ uuid: id, slug, show: show.id });
  const at = `/v2${path.replace('{uuid}', id).replace('{slug}', slug)}`;
  const answer =
    verb === 'GET'
      ? await world.ask(`${at}?${new URLSearchParams(sent)}`, { session })
      : await world.ask(at, { method: 'POST', json: sent, session });
  expect(answer.status).toBe(status);
});

it('are these and no others', () => {
  const others = places.filter(({ name, operationId }) => name !== operationId);
  const shape = (path: string) => path.replace(/\/(\{\w+\}|no-such-token.*)$/, '/*');
  expect(others.map(({ method, path }) => `${method} ${shape(path)}`).toSorted()).toEqual(
    called.map(([verb, path]) => `${verb} ${shape(path)}`).toSorted(),
  );
});

it('have one operation each, told apart in the description', () => {
  const ids = places.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

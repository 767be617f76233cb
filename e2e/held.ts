/** What the world of the samples holds, and what a member needs to have something on every page of their own. */
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { adminPerson } from './admin.ts';
import type { WorldAddresses } from './every-page.ts';
import { type LibraryItem, waitForLibrary } from './journey.ts';
import { callAs } from './person.ts';
import type { World } from './world.ts';

const organization = 'halvern-teachers-retirement-system';
const episode = 'what-seven-percent-costs-inside-an-asset-liability-study';

const Uuid = z.object({ uuid: z.string() });
const Answered = z.object({ answer: z.object({ id: z.string() }) });
const Signals = z.object({ signals: z.array(z.object({ id: z.string() })) });
const WithMeeting = z.object({ item: z.object({ meeting: Uuid }) });
const Found = z.object({ item: Uuid });

const read = async (page: Page, path: string): Promise<unknown> =>
  (await page.request.get(`/v2${path}`)).json();

function oneOf(items: readonly LibraryItem[], kind: string): LibraryItem {
  const match = items.find((item) => item.kind === kind);
  if (!match) throw new Error(`The samples bring no ${kind}.`);
  return match;
}

/** A member's own things: a hub, a list with an item, a history, something followed, a search and a key. */
async function createThings(page: Page, world: World): Promise<Pick<WorldAddresses, 'hub' | 'list'>> {
  const call = async (path: string, data: object): Promise<unknown> =>
    (await callAs(page, world, path, data)).json();
  const { item } = Found.parse(await read(page, `/content/${episode}`));
  const hub = Uuid.parse(
    await call('/episode_list', { title: 'Teachers and their funds', org_slugs: [organization] }),
  );
  const list = Uuid.parse(await call('/episode_list', { title: 'To hear again' }));
  await call('/episode_list/update_episodes_lists', { uuid: item.uuid, add: [list.uuid] });
  await call('/user_history_list', { uuid: item.uuid, position: 60 });
  await call('/saved_searches', { name: 'Fees', query: 'fees', tab: 'transcripts' });
  await call('/user/api_keys', { name: 'A notebook' });
  return { hub: hub.uuid, list: list.uuid };
}

/** Finds in a world what addresses are made of; the hub and the list are made for whom `member` is. */
export async function heldBy(member: Page, world: World): Promise<WorldAddresses> {
  const items = await waitForLibrary(world.url, 9);
  const minutes = oneOf(items, 'document');
  const query = `/episode/answers?query=${encodeURIComponent('What did the trustees decide about infrastructure?')}`;
  return {
    episode,
    video: oneOf(items, 'video').slug,
    article: oneOf(items, 'article').slug,
    document: minutes.uuid,
    earnings: oneOf(items, 'earnings').uuid,
    meeting: WithMeeting.parse(await read(member, `/content/${minutes.slug}`)).item.meeting.uuid,
    answer: Answered.parse(await read(member, query)).answer.id,
    signal: Signals.parse(await read(member, '/signals')).signals[0]?.id ?? '',
    organization,
    person: 'beatrix-olandt',
    podcast: 'quorum-and-carry',
    publication: 'trustee-and-tally',
    ...(await createThings(member, world)),
    email: adminPerson.email,
  };
}

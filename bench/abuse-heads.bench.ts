import { openWorld } from '@ecco/server/testing';

export const name = 'abuse-heads';

const secret = 'Doubts about the custodian';

/** What the head of a page tells a visitor of a list or a show that the API keeps from them. */
export async function run(): Promise<Record<string, string | number>[]> {
  const rows: Record<string, string | number>[] = [];
  for (const mode of ['on', 'off']) {
    const world = await openWorld({ LOG_LEVEL: 'error', WAITLIST_MODE: mode });
    try {
      const { store } = world;
      const list = await store.lists.create({ ownerId: null, itemIds: [], title: secret, description: null });
      if (mode === 'off') await store.lists.setLinkShared(list.id, false);
      const { show } = await store.shows.upsert({
        kind: 'podcast',
        slug: 'doubts',
        name: secret,
        feedUrl: null,
      });
      await world.becomeAdmin();
      if (mode === 'off')
        await store.lists.claim(list.id, (await store.users.findByEmail('admin@ecco.example'))?.id ?? '');
      for (const path of [`/watch/${list.id}`, `/hub/${list.id}`, `/pod/${show.slug}`]) {
        const { status, text } = await world.ask(path);
        rows.push({
          what: `${path.split('/')[1]}, waitlist ${mode}`,
          status,
          told: text.includes(secret) ? 'yes' : 'no',
        });
      }
    } finally {
      await world.end();
    }
  }
  return rows;
}

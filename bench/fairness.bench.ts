import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { openWorld, type World } from '@ecco/server/testing';
import { words } from './http/corpus.ts';

// How long a new member's upload waits behind a feed of 10,000 entries, whose transcripts come slowly, and behind 500
// uploads of somebody else.

export const name = 'fairness';

type Row = Record<string, string | number>;

const entries = 10_000;
const uploads = 500;
/** Longer than anybody may wait: who has to wait for one of these is held back. */
const slowMs = 60_000;
const waitMs = 120_000;

const feedOf = (site: string): string =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>Long</title>${Array.from(
    { length: entries },
    (_, at) =>
      `<item><title>Part ${at}</title><guid>part-${at}</guid><enclosure url="${site}/${at}.mp3" type="audio/mpeg" length="1000"/><podcast:transcript url="${site}/${at}.vtt" type="text/vtt"/></item>`,
  ).join('')}</channel></rss>`;

async function serve(): Promise<{ site: string; server: Server }> {
  let site = '';
  const answer: RequestListener = ({ url }, response) => {
    if (url === '/feed.xml') response.setHeader('content-type', 'application/rss+xml').end(feedOf(site));
    else setTimeout(() => response.writeHead(404).end(), slowMs).unref();
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return { site, server };
}

async function* textOf(title: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${title}\n\nAda: ${words(60)}.\n\nBen: ${words(60)}.\n`);
}

const waitingIn = async ({ store }: World): Promise<number> =>
  (await store.jobs.depths()).reduce((sum, { queued }) => sum + queued, 0);

/** Seconds until there is an answer. */
async function secondsUntil(is: () => Promise<boolean>): Promise<number | string> {
  const began = performance.now();
  while (performance.now() - began < waitMs) {
    if (await is()) return Math.round((performance.now() - began) / 100) / 10;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return `more than ${waitMs / 1000}`;
}

/** A member who hands in a file: how long until work on it begins, and until it is at its end. */
async function handIn(world: World, what: string): Promise<Row> {
  const email = `${what.replaceAll(' ', '-')}@ecco.example`;
  await world.becomeMember(email);
  const addedBy = (await world.store.users.findByEmail(email))?.id ?? null;
  const waiting = await waitingIn(world);
  const { items } = await world.pipeline.ingestFile(
    { name: `${what}.txt`, content: textOf(what) },
    { addedBy },
  );
  const statusIs = (test: (status: string) => boolean) => async () =>
    test((await world.store.items.findById(items[0]?.id ?? ''))?.item.status ?? '');
  const began = await secondsUntil(statusIs((status) => status !== 'NOT_STARTED'));
  const ended = await secondsUntil(statusIs((status) => /^(ASSERTIONS_COMPLETE|FAILED)$/.test(status)));
  return { what, 'jobs waiting': waiting, 'begins after s': began, 'ends s later': ended };
}

/** Runs the benchmark. */
export async function run(): Promise<Row[]> {
  const { site, server } = await serve();
  const world = await openWorld({
    LOG_LEVEL: 'error',
    WAITLIST_MODE: 'off',
    FETCH_ALLOW_HOSTS: '127.0.0.1',
    FEED_MAX_ENTRIES: String(entries),
  });
  try {
    await world.becomeAdmin();
    await world.pipeline.ingestUrl(`${site}/feed.xml`);
    await secondsUntil(async () => (await waitingIn(world)) > entries / 2);
    const rows = [await handIn(world, 'behind a feed')];
    await world.becomeMember('many@ecco.example');
    const addedBy = (await world.store.users.findByEmail('many@ecco.example'))?.id ?? null;
    for (let at = 0; at < uploads; at += 1)
      await world.pipeline.ingestFile({ name: `many ${at}.txt`, content: textOf(`Many ${at}`) }, { addedBy });
    return [...rows, await handIn(world, 'behind a feed and uploads')];
  } finally {
    await world.end();
    server.closeAllConnections();
    server.close();
  }
}

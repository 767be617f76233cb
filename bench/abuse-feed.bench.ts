import { once } from 'node:events';
import { createServer } from 'node:http';
import { openWorld, type World } from '@ecco/server/testing';
import { z } from 'zod';

// A feed in which one value after the other is wrong: what it costs besides the entry that it stands in.

export const name = 'abuse-feed';

const Answer = z.object({ podcast: z.object({ entries_left_out: z.array(z.string()) }) });
type Row = Record<string, string | number>;

const long = 'x'.repeat(10_000);
const megabyte = 'y'.repeat(1_000_000);
const good = 50;
const patienceMs = 60_000;
const everyMs = 100;

const entry = (title: string, rest: string): string =>
  `<item><title>${title}</title><enclosure url="http://127.0.0.1/${encodeURIComponent(title)}.mp3" type="audio/mpeg" length="9"/>${rest}</item>`;
const wrong = [
  entry('Too long a time', '<guid>a</guid><itunes:duration>3600000</itunes:duration>'),
  entry('No number', '<guid>b</guid><itunes:duration>99999999999999999999</itunes:duration>'),
  entry('Too long a guid', `<guid>${long}</guid>`),
  entry('An author of a megabyte', `<guid>d</guid><itunes:author>${megabyte}</itunes:author>`),
  entry('A date of another age', '<guid>e</guid><pubDate>Mon, 01 Jan 99999 00:00:00 GMT</pubDate>'),
];
const rest = Array.from({ length: good }, (_, at) => entry(`Good ${at}`, `<guid>good-${at}</guid>`));
const feed = `<?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Wrong</title>${[...wrong, ...rest].join('')}</channel></rss>`;

/** The page of the show, when the job that reads the feed whole has told what it left out. */
async function readWhole(world: World, slug: string, session: string) {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { status, text } = await world.ask(`/v2/podcast?slug=${slug}`, { session });
    const { podcast } = Answer.parse(JSON.parse(text));
    const told = podcast.entries_left_out.map((reason) => reason.slice(0, 200)).join(' ');
    if (told !== '' || performance.now() > until) return { status, text, told };
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** Takes the feed in, and tells what of it came. */
export async function run(): Promise<Row[]> {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'application/rss+xml').end(feed),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const world = await openWorld({
    LOG_LEVEL: 'silent',
    WAITLIST_MODE: 'off',
    FETCH_ALLOW_HOSTS: '127.0.0.1',
  });
  try {
    const session = await world.becomeAdmin();
    const taken = await world.pipeline.ingestUrl(`http://127.0.0.1:${port}/feed.xml`);
    const slug = taken.show?.slug ?? '';
    const { status, text, told } = await readWhole(world, slug, session);
    const { entries } = await world.store.items.library({ page: 1, perPage: 100 });
    const titles = new Set(entries.map(({ item }) => item.title));
    const retained = [...titles].filter((title) => title.startsWith('Good')).length;
    return [
      { what: `good entries of ${good} that came`, entries: retained },
      {
        what: `wrong ones of ${wrong.length} that came within their bounds`,
        entries: titles.size - retained,
      },
      { what: 'the page of the show', status, KB: Math.round(Buffer.byteLength(text) / 1_024) },
      { what: 'told at the feed', told },
    ];
  } finally {
    await world.end();
    server.close();
  }
}

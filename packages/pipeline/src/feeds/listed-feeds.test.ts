import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalServer, startServer } from '../fetch/local-server.fixture.ts';
import { feedXml } from '../testing/texts.fixture.ts';
import { openWorld, until, type World } from '../testing/world.fixture.ts';

let world: World;
let site: LocalServer;
beforeAll(async () => {
  world = await openWorld();
  site = await startServer((request, response) => {
    // What is slow begins to answer, and does not end before the test does.
    if (request.url?.startsWith('/slow')) return void response.writeHead(200).write(' ');
    const entries = [{ guid: 'talk', title: 'Talk' }];
    response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(feedXml(site.origin, entries));
  });
  await world.pipeline.start();
});
afterAll(async () => {
  await site.close();
  await world.close();
});

const slowRequests = () => site.hits.filter((path) => path.startsWith('/slow'));

it('the feeds of a list are read one after the other, and hold up no other feed', async () => {
  const outlines = [1, 2, 3].map((slow) => `<outline type="rss" xmlUrl="${site.origin}/slow-${slow}.xml"/>`);
  const list = `<?xml version="1.0"?><opml version="2.0"><body>${outlines.join('')}</body></opml>`;
  const content = (async function* () {
    yield new TextEncoder().encode(list);
  })();
  await world.pipeline.ingestFile({ name: 'feeds.opml', content });
  await until(async () => slowRequests()[0] ?? null);
  await world.pipeline.ingestUrl(`${site.origin}/quick.xml`);
  await until(
    async () =>
      world.lines.find(({ job, outcome }) => job === 'discover-feed' && outcome === 'written') ?? null,
  );
  expect(slowRequests()).toEqual(['/slow-1.xml']);
});

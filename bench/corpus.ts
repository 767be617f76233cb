/**
 * Takes real sources of every kind through the pipeline on an embedded store and prints, for each kind, how many,
 * how long, and what failed and why; at the end the memory and how long the event loop was held up.
 *
 *   node bench/corpus.ts [kind…]        kinds: episodes calls pdfs articles podcasting feeds
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import {
  articlePages,
  earningsCalls,
  exampleChapters,
  exampleTranscripts,
  hasData,
  pdfs,
  podcastEpisodes,
  realFeeds,
  type TextFile,
} from './corpus/real-sources.ts';
import { openWorker } from './kill/worker.ts';

if (!hasData) {
  console.log('The reference data is not present; nothing was measured.');
  process.exit(0);
}
const chosenParts = process.argv.slice(2);
const directory = await mkdtemp(join(tmpdir(), 'ecco-corpus-'));
const served = new Map<string, TextFile & { type: string }>();
const server = createServer((request, response) => {
  const page = served.get(request.url ?? '');
  if (page === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': page.type }).end(page.bytes);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;

let discovered = 0;
const worker = await openWorker(
  { kind: 'embedded', directory: join(directory, 'database') },
  directory,
  (line) => {
    if (line.job === 'discover-feed') discovered += 1;
  },
  ['127.0.0.1'],
);
const { store, pipeline } = worker;
await pipeline.start();
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

async function* bodyOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Takes sources in one after the other and waits for their items. */
async function measure(
  kind: string,
  take: () => Promise<{ ids: string[]; refused: string[] }>,
): Promise<void> {
  const began = performance.now();
  const { ids, refused } = await take();
  let items = await store.items.findByIds(ids);
  while (items.some(({ item }) => item.nextStage !== null && item.status !== 'FAILED')) {
    await wait(100);
    items = await store.items.findByIds(ids);
  }
  const seconds = (performance.now() - began) / 1000;
  const failed = items.filter(({ item }) => item.status === 'FAILED');
  let segments = 0;
  for (const { item } of items) segments += await store.segments.count(item.id);
  console.log(
    `${kind}: ${ids.length + refused.length} sources, ${items.length - failed.length} done, ${failed.length + refused.length} failed, ${segments} segments, ${seconds.toFixed(1)} s, ${(seconds / Math.max(1, items.length)).toFixed(2)} s each`,
  );
  for (const { item } of failed) console.log(`    ${item.title}: ${item.statusMessage}`);
  for (const reason of refused) console.log(`    ${reason}`);
}

async function each(files: TextFile[], ingest: (file: TextFile) => Promise<{ items: { id: string }[] }>) {
  const ids: string[] = [];
  const refused: string[] = [];
  for (const file of files) {
    try {
      ids.push(...(await ingest(file)).items.map(({ id }) => id));
    } catch (error) {
      refused.push(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { ids, refused };
}

const asFiles = (files: TextFile[]) =>
  each(files, ({ name, bytes }) => pipeline.ingestFile({ name, content: bodyOf(bytes) }));

function asAddresses(files: TextFile[], type: string) {
  return each(files, (file) => {
    served.set(`/${file.name}`, { ...file, type });
    return pipeline.ingestUrl(`${origin}/${encodeURIComponent(file.name)}`);
  });
}

/** One feed with an episode for each transcript format of Podcasting 2.0, the first with chapters. */
function asPodcast(files: TextFile[]) {
  const types: Record<string, string> = {
    vtt: 'text/vtt',
    srt: 'application/x-subrip',
    json: 'application/json',
    html: 'text/html',
  };
  const items = files.map(({ name, bytes }, index) => {
    const format = name.split('.').at(-1) ?? '';
    const type = types[format] ?? 'text/plain';
    served.set(`/${name}`, { name, bytes, type });
    const chapters =
      index === 0 ? `<podcast:chapters url="${origin}/chapters.json" type="application/json+chapters"/>` : '';
    return `<item><title>Example as ${format}</title><guid>${name}</guid><enclosure url="${origin}/${format}.mp3" type="audio/mpeg" length="1"/><podcast:transcript url="${origin}/${name}" type="${type}"/>${chapters}</item>`;
  });
  served.set('/chapters.json', { name: 'chapters', bytes: exampleChapters(), type: 'application/json' });
  const xml = `<rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>Examples</title><description/>${items.join('')}</channel></rss>`;
  return asAddresses(
    [{ name: 'podcasting.xml', bytes: new TextEncoder().encode(xml) }],
    'application/rss+xml',
  );
}

/** Real feeds lead to the real web: what is measured is that their entries are taken in, not where they lead. */
async function feeds(): Promise<void> {
  const began = performance.now();
  const files = realFeeds();
  const before = discovered;
  const { refused } = await asAddresses(files, 'application/xml');
  while (discovered - before < files.length - refused.length) await wait(100);
  for (const show of await store.shows.list()) {
    const { total } = await store.items.library({ page: 1, perPage: 1, showId: show.id });
    console.log(`    ${show.name}: ${total} entries (${show.kind})`);
  }
  for (const reason of refused) console.log(`    ${reason}`);
  const seconds = (performance.now() - began) / 1000;
  console.log(`feeds: ${files.length} feeds, ${refused.length} refused, ${seconds.toFixed(1)} s`);
}

const kinds: Record<string, () => Promise<void>> = {
  episodes: () => measure('podcast episodes (Markdown)', () => asFiles(podcastEpisodes())),
  calls: () => measure('earnings calls (JSON)', () => asFiles(earningsCalls())),
  pdfs: () => measure('PDFs', () => asFiles(pdfs())),
  articles: () => measure('article pages', () => asAddresses(articlePages(), 'text/html')),
  podcasting: () => measure('Podcasting 2.0 transcripts', () => asPodcast(exampleTranscripts())),
  feeds,
};
for (const [name, run] of Object.entries(kinds))
  if (chosenParts.length === 0 || chosenParts.includes(name)) await run();
delay.disable();
const ms = (nanoseconds: number) => (nanoseconds / 1e6).toFixed(0);
console.log(
  `peak RSS ${Math.round(process.resourceUsage().maxRSS / 1024)} MB; event loop delay p50 ${ms(delay.percentile(50))} ms, p99 ${ms(delay.percentile(99))} ms, max ${ms(delay.max)} ms`,
);
await worker.close();
server.closeAllConnections();
server.close();
await rm(directory, { recursive: true });

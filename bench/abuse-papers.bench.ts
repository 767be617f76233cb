import { inflatingPdf, pdfOfPages } from '@ecco/pipeline/testing';
import { openWorld, type World } from '@ecco/server/testing';
import { residentMb } from './memory/process-tree.ts';

// Papers made to break their reader: some kilobytes that inflate to gigabytes, and far more pages than anybody reads.
// What they cost, in which words they end, and how long somebody else's text waits meanwhile.

export const name = 'abuse-papers';

type Row = Record<string, string | number>;
type Paper = { name: string; bytes: Uint8Array };

const megabytesInside = 2_300;
const pages = 20_000;
const patienceMs = 300_000;
const everyMs = 200;
const ended = /^(?:ASSERTIONS_COMPLETE|FAILED)$/;

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Hands a file in and waits for its end; seconds, and the words of a failure. */
async function handIn({ pipeline, store }: World, { name: file, bytes }: Paper): Promise<Row> {
  const began = performance.now();
  const { items } = await pipeline.ingestFile({ name: file, content: piecesOf(bytes) }, { addedBy: null });
  const id = items[0]?.id ?? '';
  while (performance.now() - began < patienceMs) {
    const item = (await store.items.findById(id))?.item;
    if (item !== undefined && ended.test(item.status)) {
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      return {
        what: file,
        KB: Math.ceil(bytes.length / 1_024),
        seconds,
        told: item.statusMessage ?? item.status,
      };
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return { what: file, told: `not ended after ${patienceMs / 1_000} s` };
}

/** Hands the papers in at once, and a text of somebody else behind them. */
export async function run(): Promise<Row[]> {
  const world = await openWorld({ LOG_LEVEL: 'silent', WAITLIST_MODE: 'off' });
  let mostMb = 0;
  const watch = setInterval(() => {
    mostMb = Math.max(mostMb, residentMb(process.pid) - process.memoryUsage.rss() / 1e6);
  }, everyMs);
  try {
    const text =
      'The board met on Monday. It decided to lower its fees by 5%, and to vote on the budget in May.\n';
    const papers: Paper[] = [
      { name: 'inflates.pdf', bytes: inflatingPdf(megabytesInside) },
      { name: 'pages.pdf', bytes: pdfOfPages(pages) },
      { name: 'a text behind them.txt', bytes: Buffer.from(text.repeat(20)) },
    ];
    const rows = await Promise.all(papers.map((paper) => handIn(world, paper)));
    return [...rows, { what: 'processes that read them, MB at most', MB: Math.round(mostMb) }];
  } finally {
    clearInterval(watch);
    await world.end();
  }
}

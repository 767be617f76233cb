import { existsSync, readFileSync } from 'node:fs';
import { openWorld } from '@ecco/server/testing';
import type { Store } from '@ecco/store';
import { z } from 'zod';
import { load, type Report } from './http/load.ts';

// Questions that people wrote to real meetings, asked through HTTP of a library of these meetings: of all of it, and of
// the meeting that each is about.

export const name = 'ask';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 10);
const inFlight = 10;
/** As long as most meetings take to be asked of once, by each thread. */
const readingSeconds = 30;
const files = ['train', 'val'].map(
  (part) => new URL(`../../shared/data/qmsum/dev/${part}.jsonl`, import.meta.url),
);

const Meeting = z.object({
  id: z.string(),
  turns: z.array(z.object({ speaker: z.string(), text: z.string() })),
  specific: z.array(z.object({ query: z.string() })),
});
type Meeting = z.infer<typeof Meeting>;

const readMeetings = (): Meeting[] =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => Meeting.parse(JSON.parse(line))),
  );

const row = (what: string, { perSecond, p50, p95, p99, failed }: Report) => ({
  what,
  'req/s': Math.round(perSecond * 10) / 10,
  'p50 ms': p50,
  'p95 ms': p95,
  'p99 ms': p99,
  failed,
});

async function addMeeting(store: Store, { id, turns }: Meeting): Promise<string> {
  return store.transaction(async (tx) => {
    const { item } = await tx.items.insertOrFind({
      kind: 'meeting',
      title: `Meeting ${id}`,
      nextStage: null,
      status: 'ASSERTIONS_COMPLETE',
    });
    const lines = turns.filter(({ text }) => text.trim() !== '');
    await tx.segments.replace(
      item.id,
      lines.map(({ speaker, text }) => ({ text, speakerLabel: speaker })),
    );
    return item.slug;
  });
}

/** Rows for questions to the library and to one item; none where the meetings are not there. */
export async function run(): Promise<Record<string, string | number>[]> {
  if (!files.every((file) => existsSync(file))) return [];
  const world = await openWorld({ LOG_LEVEL: 'warn', WAITLIST_MODE: 'off', TRUST_PROXY: '1' });
  try {
    const meetings = readMeetings();
    const library: string[] = [];
    const ofOne: string[] = [];
    for (const meeting of meetings) {
      const slug = await addMeeting(world.store, meeting);
      for (const { query } of meeting.specific) {
        library.push(`${world.url}/v2/episode/answers?query=${encodeURIComponent(query)}`);
        ofOne.push(`${world.url}/v2/content/${slug}/ask?query=${encodeURIComponent(query)}`);
      }
    }
    const input = { inFlight, seconds, manyVisitors: true };
    const [first, second] = [
      library.filter((_, at) => at % 2 === 0),
      library.filter((_, at) => at % 2 === 1),
    ];
    const cold = await load({ ...input, urls: first.slice(0, 40), inFlight: 1, seconds: 3, eachOnce: true });
    const fresh = await load({ ...input, urls: first.slice(40), seconds: readingSeconds, eachOnce: true });
    const read = await load({ ...input, urls: second, eachOnce: true });
    const again = await load({ ...input, urls: first.slice(0, 40) });
    const item = await load({ ...input, urls: ofOne });
    const one = await load({ ...input, urls: ofOne, inFlight: 1 });
    return [
      row(`the first questions to ${meetings.length} meetings, one after the other`, cold),
      row(`questions never asked before, while meetings are read, ${inFlight} in flight`, fresh),
      row(`questions never asked before, of meetings that were read, ${inFlight} in flight`, read),
      row(`40 questions again and again, ${inFlight} in flight`, again),
      row(`questions to one item, ${inFlight} in flight`, item),
      row('questions to one item, one after the other', one),
    ];
  } finally {
    await world.end();
  }
}

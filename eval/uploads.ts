// What uploads are, of when and whose: recordings of public bodies as they are named after their day, and the filings of
// companies. The rules were made while looking at these sets: figures of development, and nothing is held out.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTalkOfBody } from '@ecco/engine';
import {
  dayOfSigning,
  extractPdf,
  filerOf,
  kindOf,
  kindOfTalk,
  paperDate,
  talkDate,
} from '@ecco/pipeline/testing';
import { z } from 'zod';
import { evalHome, isThere, linesOf } from './eval-task.ts';

const Recording = z.object({
  title: z.string(),
  date: z.string(),
  segments: z.array(z.object({ text: z.string() })),
});
const dayInMs = 86_400_000;
const [openingTurns, headBlocks] = [400, 25];

/** Recordings whose kind and day are told; a day is wrong that is not the set's, which may be the next one, of the upload. */
async function* ofBodies(): AsyncGenerator<string> {
  const path = 'civic-talk/dev/meetings.jsonl';
  if (!isThere(path)) return;
  const tally = { sources: 0, kinds: 0, wrongKinds: 0, days: 0, wrongDays: 0 };
  for await (const line of linesOf(path)) {
    const { title, date, segments } = Recording.parse(line);
    const texts = segments.map(({ text }) => text);
    const name = `${title}.txt`;
    const named = kindOf('transcript', name);
    const said = kindOfTalk(texts) ?? (isTalkOfBody(texts.slice(0, openingTurns)) ? 'meeting' : named);
    const kind = named === 'episode' ? said : named;
    const day = talkDate({ name, title, texts });
    const late = day === null ? 0 : Date.parse(date) - Date.parse(day.iso);
    tally.sources += 1;
    tally.kinds += kind === 'meeting' ? 1 : 0;
    tally.wrongKinds += kind === 'meeting' || kind === 'episode' ? 0 : 1;
    tally.days += day === null ? 0 : 1;
    tally.wrongDays += late < 0 || late > dayInMs ? 1 : 0;
  }
  const { sources, kinds, wrongKinds, days, wrongDays } = tally;
  yield `civic-talk meetings: ${sources} sources; kind told ${kinds}, wrong ${wrongKinds}; day told ${days}, wrong ${wrongDays}`;
}

/** Papers of companies: their day and who files them, a line each where they are shown. */
async function* ofCompanies(isShown: boolean): AsyncGenerator<string> {
  const folder = join(evalHome, 'data', 'financebench', 'dev', 'pdf');
  if (!isThere('financebench/dev/pdf')) return;
  const files = readdirSync(folder).sort();
  const reported = { days: 0, companies: 0 };
  for (const name of files) {
    const { blocks, title } = await extractPdf(new Uint8Array(readFileSync(join(folder, name))));
    const texts = blocks.map(({ text }) => text);
    const head = texts.slice(0, headBlocks);
    const day = dayOfSigning(texts) ?? paperDate({ name, title, head, texts, isOfMeeting: false });
    const company = filerOf(texts);
    reported.days += day === null ? 0 : 1;
    reported.companies += company === null ? 0 : 1;
    if (isShown) yield `  ${name}: ${day?.iso.slice(0, 10) ?? 'no day'}, ${company?.name ?? 'no company'}`;
  }
  yield `financebench papers: ${files.length} sources; day told ${reported.days}; company told ${reported.companies}`;
}

/** Both sets, where they lie beside the checkout. */
export async function* runUploads(isShown: boolean): AsyncGenerator<string> {
  yield* ofBodies();
  yield* ofCompanies(isShown);
}

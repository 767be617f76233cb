// What uploads say of themselves: their period, kind, day and company, beside what the sets say of their sources. The
// rules of words were made while looking at these sets, so that these are figures of development: nothing is held out.
// Earnings-21 and -22 do not say their periods, which stay unchecked. There is no reference script.

import { companyOfCall } from '@ecco/engine';
import { kindOfTalk, periodOf, talkDate } from '@ecco/pipeline/testing';
import { z } from 'zod';
import { isThere, linesOf } from './eval-task.ts';
import { runUploads } from './uploads.ts';

const Run = z.object({ text: z.string() });
const Line = z.object({
  id: z.string(),
  domain: z.string().optional(),
  company: z.string().optional(),
  doc: z.array(z.string()).optional(),
  turns: z.array(Run).optional(),
  units: z.array(Run).optional(),
});

/** The sets, and what each of their sources is; null for what is neither a call nor the meeting of a body. */
const sets = [
  { set: 'earnings21', file: 'calls', kind: 'earnings' },
  { set: 'earnings22', file: 'calls', kind: 'earnings' },
  { set: 'ectsum', file: 'val', kind: 'earnings' },
  { set: 'ectsum', file: 'train_sample', kind: 'earnings' },
  { set: 'qmsum', file: 'val', kind: null },
  { set: 'qmsum', file: 'train', kind: null },
  { set: 'talks', file: 'talks', kind: null },
  { set: 'board-meetings', file: 'meetings', kind: 'meeting' },
] as const;

/** ECTSum names its calls after ticker, quarter and year. */
const named = /_q(?<quarter>[1-4])_(?<year>\d{4})$/u;
const openingTurns = 30;

type Tally = {
  sources: number;
  kinds: number;
  wrongKinds: string[];
  periods: number;
  wrongPeriods: string[];
  days: string[];
  companies: number;
};

function read(tally: Tally, line: z.infer<typeof Line>, kind: string | null): void {
  const texts = (line.doc ?? (line.turns ?? line.units ?? []).map(({ text }) => text)).slice(0, openingTurns);
  const known = { name: null, title: '', texts };
  const requested = line.domain === 'Committee' ? 'meeting' : kind;
  const reported = kindOfTalk(texts);
  tally.sources += 1;
  if (reported !== null && reported !== requested) tally.wrongKinds.push(`${line.id}: ${reported}`);
  else if (reported !== null) tally.kinds += 1;
  const period = periodOf(known);
  const { quarter, year } = named.exec(line.id)?.groups ?? {};
  if (period && quarter && (period.quarter !== Number(quarter) || period.year !== Number(year)))
    tally.wrongPeriods.push(`${line.id}: Q${period.quarter} ${period.year}`);
  else if (period) tally.periods += 1;
  const day = talkDate(known);
  if (day) tally.days.push(`${line.id}: ${day.iso.slice(0, 10)} (${day.words})`);
  if (companyOfCall(texts)) tally.companies += 1;
}

/** How much of each set is told, and what of it is wrong. */
export async function* runSources(isShown: boolean): AsyncGenerator<string> {
  for (const { set, file, kind } of sets) {
    const path = `${set}/dev/${file}.jsonl`;
    if (!isThere(path)) continue;
    const tally: Tally = {
      sources: 0,
      kinds: 0,
      wrongKinds: [],
      periods: 0,
      wrongPeriods: [],
      days: [],
      companies: 0,
    };
    for await (const line of linesOf(path)) read(tally, Line.parse(line), kind);
    const { sources, kinds, wrongKinds, periods, wrongPeriods, days, companies } = tally;
    yield `${set} ${file}: ${sources} sources; kind told ${kinds}, wrong ${wrongKinds.length}; period told ${periods}, wrong ${wrongPeriods.length}; day told ${days.length}; company told ${companies}`;
    if (isShown) for (const one of [...wrongKinds, ...wrongPeriods, ...days]) yield `  ${one}`;
  }
  yield* runUploads(isShown);
}

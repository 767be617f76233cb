// How often questions are answered by a source that holds the answer, and by one that does not: filings of other
// companies, calls that say nothing of a pension fund, meetings of other bodies. There is no reference script for it.
import type { Source } from '@ecco/engine';
import { answerQuestion } from '@ecco/engine/testing';
import type { z } from 'zod';
import { linesOf } from './eval-task.ts';
import { readFilingTexts } from './filing-sources.ts';
import { sourceOfUnits } from './marked/source-of-units.ts';
import { sourceOfMeeting } from './meetings.task.ts';
import { BoardMeeting, CallDoc, FilingQuestion, Meeting } from './reference.schema.ts';

/** What an analyst would ask of a pension fund, and no company's call answers. */
const pensionQuestions = [
  "What is the fund's assumed rate of return?",
  'How much did the board commit to private equity?',
  'What is the funded ratio of the plan?',
  'Which investment consultant was hired?',
  'When is the RFP for custody services due?',
  'Who was elected chair of the board of trustees?',
  'What is the employer contribution rate?',
  'How did the vote on the discount rate end?',
  'Why was the manager terminated?',
  'What is the allocation to private credit?',
];

type SilenceCase = { set: string; query: string; source: Source };

async function readAll<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>[]> {
  const matches: z.infer<Schema>[] = [];
  for await (const line of linesOf(file)) matches.push(schema.parse(line));
  return matches;
}

/** Filings of other companies that each question is put to. */
const others = 3;

async function* filings(): AsyncGenerator<SilenceCase> {
  const all = await readFilingTexts();
  const companyOf = (name: string): string => name.split('_')[0] ?? name;
  for (const [at, { question: query, doc }] of (
    await readAll('financebench/dev/questions.jsonl', FilingQuestion)
  ).entries()) {
    const own = all.find(({ name }) => name === doc);
    if (own) yield { set: 'filings: own', query, source: own.source };
    const turned = [...all.slice((at * 7) % all.length), ...all.slice(0, (at * 7) % all.length)];
    const foreign = turned.filter(({ name }) => companyOf(name) !== companyOf(doc)).slice(0, others);
    for (const { source } of foreign) yield { set: 'filings: of other companies', query, source };
  }
}

async function* calls(): AsyncGenerator<SilenceCase> {
  for (const { id, doc } of (await readAll('ectsum/dev/val.jsonl', CallDoc)).slice(0, 60)) {
    const source = sourceOfUnits(
      'earnings',
      doc.map((text) => ({ speaker: null, text })),
      id,
    );
    for (const query of pensionQuestions) yield { set: 'calls: pension questions', query, source };
  }
}

async function* meetings(): AsyncGenerator<SilenceCase> {
  const all = await readAll('qmsum/dev/val.jsonl', Meeting);
  for (const [at, { turns, specific }] of all.entries()) {
    const source = sourceOfUnits('meeting', turns);
    for (const { query } of specific) yield { set: 'meetings: own', query, source };
    for (const { query } of all[(at + 11) % all.length]?.specific.slice(0, 4) ?? [])
      yield { set: 'meetings: of another one', query, source };
  }
}

async function* boards(): AsyncGenerator<SilenceCase> {
  for (const line of await readAll('board-meetings/dev/meetings.jsonl', BoardMeeting)) {
    const source = sourceOfMeeting(line);
    for (const { q: query, turns } of line.gold.questions)
      yield { set: turns.length > 0 ? 'boards: own' : 'boards: what was not said', query, source };
  }
}

/** A line for each set of questions: how many were answered. */
export async function runSilence(): Promise<string> {
  const counts = new Map<string, { answered: number; of: number }>();
  for (const read of [filings, calls, meetings, boards]) {
    for await (const { set, query, source } of read()) {
      const count = counts.get(set) ?? { answered: 0, of: 0 };
      counts.set(set, count);
      count.of += 1;
      if (answerQuestion({ query, sources: [source] }).found) count.answered += 1;
    }
  }
  return [...counts]
    .map(([set, { answered, of }]) => `${set}: ${(answered / of).toFixed(3)} of ${of} answered`)
    .join('\n');
}

// Questions about a person's own filing, held against the answers of the reference data, by what they ask for; and put to filings
// of other companies, which answer none of them. Nothing of the filings lies here but what a right answer must hold.
import type { Source } from '@ecco/engine';
import { answerQuestion } from '@ecco/engine/testing';
import { z } from 'zod';
import { linesOf } from './eval-task.ts';
import { type FilingSource, readFilingPapers, readFilingTexts } from './filing-sources.ts';
import { type ExpectedAnswer, type Outcome, outcomeOf, outcomes } from './filings/compare-gold.ts';
import { readLines } from './marked/read-lines.ts';

/** `row`: a row by its name; `computed`: worked out of several; `judgment`: what somebody makes of it; `fact`: told in prose. */
const kinds = ['row', 'computed', 'judgment', 'fact'] as const;
const Label = z.strictObject({ qid: z.string(), kind: z.enum(kinds), tells: z.array(z.string()).optional() });
const Question = z.object({ qid: z.string(), doc: z.string(), question: z.string(), answer: z.string() });

type LabeledQuestion = { kind: (typeof kinds)[number]; doc: string; query: string; expected: ExpectedAnswer };

async function readQuestions(): Promise<LabeledQuestion[]> {
  const labels = new Map(
    readLines(new URL('filings/questions.jsonl', import.meta.url).pathname, Label).map((one) => [
      one.qid,
      one,
    ]),
  );
  const questions: LabeledQuestion[] = [];
  for await (const line of linesOf('financebench/dev/questions.jsonl')) {
    const { qid, doc, question: query, answer } = Question.parse(line);
    const label = labels.get(qid);
    if (label === undefined) continue;
    const expected = label.tells === undefined ? { figures: answer } : { tells: label.tells };
    questions.push({ kind: label.kind, doc, query, expected });
  }
  return questions;
}

const ask = (query: string, source: Source) => answerQuestion({ query, sources: [source] });

const share = (part: number, whole: number): string => (whole === 0 ? '-' : (part / whole).toFixed(3));

function tableOf(reported: ReadonlyMap<string, readonly Outcome[]>): string[] {
  return [...reported].map(([name, matches]) => {
    const count = (requested: Outcome): number => matches.filter((one) => one === requested).length;
    const answered = matches.length - count('silent');
    const counts = outcomes.map((outcome) => `${outcome} ${count(outcome)}`).join(', ');
    return `${name}: ${counts}; answered ${share(answered, matches.length)}, of these wrong ${share(count('wrong'), answered)}`;
  });
}

type Run = {
  set: string;
  questions: readonly LabeledQuestion[];
  filings: readonly FilingSource[];
  isShown: boolean;
};

function* runOwn({ set, questions, filings, isShown }: Run): Generator<string> {
  const reported = new Map<string, Outcome[]>();
  for (const { kind, doc, query, expected } of questions) {
    const source = filings.find(({ name }) => name === doc)?.source;
    if (source === undefined) continue;
    const answer = ask(query, source);
    const outcome = outcomeOf(answer, expected);
    for (const name of [`${set}, ${kind}`, `${set}, all`])
      reported.set(name, [...(reported.get(name) ?? []), outcome]);
    if (!isShown) continue;
    yield `${outcome}: ${doc}, ${kind}: ${query}`;
    for (const { text } of answer.sentences) yield `    ${text}`;
  }
  yield* tableOf(new Map([...reported].toSorted(([a], [b]) => a.localeCompare(b))));
}

/** Filings of other companies that each question is put to. */
const others = 3;
const companyOf = (name: string): string => name.split('_')[0]?.toLowerCase() ?? name;

function* runForeign({ set, questions, filings, isShown }: Run): Generator<string> {
  const counts = { answered: 0, of: 0 };
  for (const [at, { doc, query }] of questions.entries()) {
    const turn = (at * 7) % filings.length;
    const foreign = [...filings.slice(turn), ...filings.slice(0, turn)].filter(
      ({ name }) => companyOf(name) !== companyOf(doc),
    );
    for (const { name, source } of foreign.slice(0, others)) {
      counts.of += 1;
      const answer = ask(query, source);
      if (!answer.found) continue;
      counts.answered += 1;
      if (isShown) yield `foreign: ${query} of ${name}: ${answer.sentences[0]?.text}`;
    }
  }
  yield `${set}, of other companies: answered ${share(counts.answered, counts.of)} of ${counts.of}`;
}

/** Lines of counts, and with `isShown` every question with what is told. */
export async function* runFilings(
  bytesOf: (path: string) => Uint8Array,
  isShown: boolean,
): AsyncGenerator<string> {
  const questions = await readQuestions();
  const names = [...new Set(questions.map(({ doc }) => doc))];
  const read = {
    'pages as text': await readFilingTexts(),
    'whole papers': await readFilingPapers(names, bytesOf),
  };
  for (const [set, filings] of Object.entries(read)) {
    if (filings.length === 0) continue;
    yield* runOwn({ set, questions, filings, isShown });
    yield* runForeign({ set, questions, filings, isShown });
  }
}

// The figure that an answer tells in large type, asked of real sources and of the bundled samples, each alone: a wrong one is
// worse than none. Nothing of the sources lies here but questions and the figures that a reader found to answer them.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { QuestionSource } from '@ecco/engine';
import { answerQuestion } from '@ecco/engine/testing';
import { extractPdf, shapeSegments } from '@ecco/pipeline/testing';
import { z } from 'zod';
import { isThere } from './eval-task.ts';
import { readLibrary } from './library-items.ts';
import { sourceOfUnits } from './marked/source-of-units.ts';
import { readSampleItems } from './sample-items.ts';

/** `figures`: what may be the headline; nothing where the source does not answer. `held`: no rule was made with it. */
const HeadlineQuestion = z.object({
  source: z.string(),
  query: z.string(),
  figures: z.array(z.string()),
  held: z.boolean().default(false),
});
type HeadlineQuestion = z.infer<typeof HeadlineQuestion>;

const outcomes = ['right', 'wrong', 'none', 'rightly none'] as const;
type Outcome = (typeof outcomes)[number];

const readQuestions = (): HeadlineQuestion[] =>
  readFileSync(new URL('headlines/questions.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => HeadlineQuestion.parse(JSON.parse(line)));

type BytesOf = (path: string) => Uint8Array;

async function paperOf(name: string, bytesOf: BytesOf): Promise<QuestionSource | null> {
  const path = `financebench/dev/pdf/${name}.pdf`;
  if (!isThere(path)) return null;
  const { blocks } = await extractPdf(bytesOf(path));
  const runs = blocks.map(({ text, page }) => ({ text, page, speaker: null, startMs: null, endMs: null }));
  return sourceOfUnits('document', shapeSegments(runs), name.replaceAll('_', ' '));
}

async function readSources(questions: readonly HeadlineQuestion[], bytesOf: BytesOf) {
  const known = [...(await readLibrary()), ...(await readSampleItems())];
  const sources = new Map(known.map(({ id, source }) => [id, source]));
  for (const { source } of questions) {
    const name = basename(source);
    if (!source.startsWith('financebench/') || sources.has(name)) continue;
    const paper = await paperOf(name, bytesOf);
    if (paper !== null) sources.set(name, paper);
  }
  return sources;
}

/** Whether a headline tells one of the figures, however either is written. */
function hasFigures(lead: string, figures: readonly string[]): boolean {
  const plain = lead.toLowerCase().replaceAll(/\s+/gu, ' ');
  return figures.some((figure) => plain.includes(figure.toLowerCase().replace(/^\$/u, '')));
}

/** The figures that are told in large type: that of the first claim, and of those that it differs from. */
function headlinesOf({ sentences, claims }: ReturnType<typeof answerQuestion>): string[] {
  const shown = new Set([0, ...(claims[0]?.differsFrom ?? [])]);
  const first = [...shown].map((claim) => sentences.find((one) => one.claim === claim));
  return first.flatMap((one) => one?.lead ?? []);
}

function outcomeOf({ figures }: HeadlineQuestion, texts: readonly string[]): Outcome {
  if (texts.length === 0) return figures.length === 0 ? 'rightly none' : 'none';
  return texts.every((lead) => hasFigures(lead, figures)) ? 'right' : 'wrong';
}

const counted = (all: readonly { outcome: Outcome }[]): string =>
  outcomes.map((outcome) => `${outcome} ${all.filter((one) => one.outcome === outcome).length}`).join(', ');

/** A line for each headline if that is wanted, and one for how many had which outcome. */
export async function* runHeadlines(bytesOf: BytesOf, isShown: boolean): AsyncGenerator<string> {
  const questions = readQuestions();
  const sources = await readSources(questions, bytesOf);
  const input = questions.flatMap((question) => {
    const source = sources.get(basename(question.source));
    if (source === undefined) return [];
    const answer = answerQuestion({ query: question.query, sources: [source] });
    const told = headlinesOf(answer);
    const outcome = outcomeOf(question, told);
    return [{ ...question, outcome, told, text: answer.sentences[0]?.text ?? '' }];
  });
  if (isShown)
    for (const { outcome, query, told, figures, text } of input)
      yield `${outcome}: ${query}\n    [${told.join('; ')}] for [${figures.join(', ')}] ${text.slice(0, 300)}`;
  yield `headlines: ${counted(input.filter(({ held }) => !held))}`;
  yield `headlines, held out: ${counted(input.filter(({ held }) => held))}`;
  yield `all: ${counted(input)}`;
}

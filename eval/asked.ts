// Questions to the bundled samples, half of which nothing in them answers though something lies near: another body, another
// office, another subject, a thing that never happened. Told rightly is what is told first, or anywhere where many words answer.
import { readFileSync } from 'node:fs';
import type { QuestionForm } from '@ecco/domain';
import { askedSourcesMax, chooseSources, subjectOf } from '@ecco/engine';
import { answerQuestion } from '@ecco/engine/testing';
import { z } from 'zod';
import { type FilledStore, fillStore } from './filled-store.ts';
import type { LibraryItem } from './library-items.ts';
import { readSampleItems } from './sample-items.ts';

/** `says`: one of these is told by what answers; none of them where nothing does, and `trap` what is near. */
const SampleQuestion = z.object({
  query: z.string(),
  says: z.array(z.string()),
  trap: z.string().optional(),
});
export type SampleQuestion = z.infer<typeof SampleQuestion>;

export const outcomes = ['right', 'wrong', 'beside', 'rightly silent', 'wrongly silent'] as const;
export type Outcome = (typeof outcomes)[number];
export type AskedOutcome = { query: string; outcome: Outcome; told: string[] };

export const readSampleQuestions = (
  file: URL = new URL('asked/questions.jsonl', import.meta.url),
): SampleQuestion[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => SampleQuestion.parse(JSON.parse(line)));

/** Forms that one run of words answers: whoever asks takes the first that is told. */
const pointed: readonly QuestionForm[] = ['number', 'name', 'date'];

function outcomeOf({ says }: SampleQuestion, told: readonly string[]): Outcome {
  if (says.length === 0) return told.length === 0 ? 'rightly silent' : 'beside';
  if (told.length === 0) return 'wrongly silent';
  const text = told.join(' ').toLowerCase();
  return says.some((one) => text.includes(one.toLowerCase())) ? 'right' : 'wrong';
}

type Asking = { items: readonly LibraryItem[]; filled: FilledStore };

async function ask(question: SampleQuestion, { items, filled }: Asking): Promise<AskedOutcome> {
  const { query } = question;
  const found = await filled.store.search.about({ text: subjectOf(query), limit: askedSourcesMax });
  const sources = chooseSources(found).flatMap(({ item }) => {
    const id = filled.referenceOf.get(item.id);
    return items.find((one) => one.id === id)?.source ?? [];
  });
  const { form, sentences } = answerQuestion({ query, sources });
  const first = sentences.filter(({ claim }) => !pointed.includes(form) || claim === sentences[0]?.claim);
  const outcome = outcomeOf(
    question,
    first.map(({ text }) => text),
  );
  return { query, outcome, told: sentences.map(({ text, lead }) => (lead ? `[${lead}] ${text}` : text)) };
}

/** What becomes of each question that is put to all samples. */
export async function askSamples(questions: readonly SampleQuestion[]): Promise<AskedOutcome[]> {
  const items = await readSampleItems();
  const filled = await fillStore(items);
  try {
    const asked: AskedOutcome[] = [];
    for (const question of questions) asked.push(await ask(question, { items, filled }));
    return asked;
  } finally {
    await filled.store.close();
  }
}

/** A line for each question if that is wanted, and one for how many had which outcome. */
export async function* runAsked(isShown: boolean): AsyncGenerator<string> {
  const asked = await askSamples(readSampleQuestions());
  if (isShown)
    for (const { query, outcome, told } of asked) yield [`${outcome}: ${query}`, ...told].join('\n    ');
  yield outcomes
    .map((outcome) => `${outcome} ${asked.filter((one) => one.outcome === outcome).length}`)
    .join(', ');
}

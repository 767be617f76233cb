// Questions to the bundled samples, half of which nothing in them answers though something lies near: another body, another
// office, another subject, a thing that never happened. Told rightly is what is told first, or anywhere where many words answer.
import { readFileSync } from 'node:fs';
import type { QuestionForm } from '@ecco/domain';
import { askedSourcesMax, chooseSources, subjectOf } from '@ecco/engine';
import { answerQuestion } from '@ecco/engine/testing';
import { z } from 'zod';
import { type FilledStore, fillStore } from './filled-store.ts';
import type { LibraryItem } from './library-items.ts';
import {
  companionStatements,
  graphStatements,
  readSampleOrganizations,
  type SampleOrganization,
} from './sample-graph.ts';
import { readSampleItems } from './sample-items.ts';

/**
 * `says`: one of these is told by what answers; none of them where nothing does, and `trap` what is near. `not`: what may
 * stand nowhere in it; in brackets what may be no lead. `of`: the
 * organization that is asked, by its slug; all samples where it is left out. `held`: no rule was made with it.
 */
const SampleQuestion = z.object({
  query: z.string(),
  says: z.array(z.string()),
  not: z.array(z.string()).default([]),
  trap: z.string().optional(),
  of: z.string().optional(),
  held: z.boolean().default(false),
});
export type SampleQuestion = z.infer<typeof SampleQuestion>;

export const outcomes = ['right', 'wrong', 'beside', 'rightly silent', 'wrongly silent'] as const;
export type Outcome = (typeof outcomes)[number];
export type QuestionResult = { query: string; outcome: Outcome; told: string[] };

const questionsOf = (file: string): SampleQuestion[] =>
  readFileSync(new URL(`asked/${file}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => SampleQuestion.parse(JSON.parse(line)));

/** The questions that are put to all samples, and those to organizations of them. */
export const readSampleQuestions = (): SampleQuestion[] => questionsOf('questions');
export const readOrganizationQuestions = (): SampleQuestion[] => questionsOf('organizations');

/** When organizations are asked: days of their meetings are counted from it. */
const questionTime = new Date('2026-11-27T12:00:00Z');

/** Forms that one run of words answers: whoever asks takes the first that is told. */
const pointed: readonly QuestionForm[] = ['number', 'name', 'date'];

type AnswerTexts = { first: readonly string[]; all: readonly string[] };

function outcomeOf({ says, not }: SampleQuestion, { first, all }: AnswerTexts): Outcome {
  if (says.length === 0) return all.length === 0 ? 'rightly silent' : 'beside';
  if (all.length === 0) return 'wrongly silent';
  if (not.some((one) => all.some((line) => line.includes(one)))) return 'wrong';
  const text = first.join(' ').toLowerCase();
  return says.some((one) => text.includes(one.toLowerCase())) ? 'right' : 'wrong';
}

type Asking = {
  items: readonly LibraryItem[];
  filled: FilledStore;
  organizations: ReadonlyMap<string, SampleOrganization>;
};

/** The items that name an organization by its name or an alias. */
function itemsOf({ name, aliases }: SampleOrganization, { items, filled }: Asking): string[] {
  const naming = items.filter(({ title, runs }) =>
    [title, ...runs.map(({ text }) => text)].some((text) =>
      [name, ...aliases].some((one) => text.includes(one)),
    ),
  );
  const ids = new Set(naming.map(({ id }) => id));
  return [...filled.referenceOf].flatMap(([id, reference]) => (ids.has(reference) ? [id] : []));
}

async function ask(question: SampleQuestion, asking: Asking): Promise<QuestionResult> {
  const { query } = question;
  const { items, filled, organizations } = asking;
  const of = organizations.get(question.of ?? '');
  const itemMatches = await filled.store.search.about({
    text: subjectOf(query),
    limit: askedSourcesMax,
    ...(of && { itemIds: itemsOf(of, asking) }),
  });
  const sources = chooseSources(itemMatches).flatMap(({ item }) => {
    const id = filled.referenceOf.get(item.id);
    return items.find((one) => one.id === id)?.source ?? [];
  });
  const { form, sentences: all } = answerQuestion({
    query,
    sources,
    of,
    askedAt: questionTime.toISOString(),
  });
  const retained = of ? graphStatements(query, of, questionTime) : [];
  const sentences = of ? all.filter(companionStatements(query, of, retained)) : all;
  const first = sentences.filter(({ claim }) => !pointed.includes(form) || claim === sentences[0]?.claim);
  const told = [
    ...retained.map((one) => `(kept) ${one}`),
    ...sentences.map(({ text, lead }) => (lead ? `[${lead}] ${text}` : text)),
  ];
  const outcome = outcomeOf(question, { first: [...retained, ...first.map(({ text }) => text)], all: told });
  return { query, outcome, told };
}

/** What becomes of each question that is put to all samples. */
export async function askSamples(questions: readonly SampleQuestion[]): Promise<QuestionResult[]> {
  const items = await readSampleItems();
  const filled = await fillStore(items);
  const organizations = readSampleOrganizations();
  try {
    const questionResults: QuestionResult[] = [];
    for (const question of questions)
      questionResults.push(await ask(question, { items, filled, organizations }));
    return questionResults;
  } finally {
    await filled.store.close();
  }
}

const counted = (questionResults: readonly QuestionResult[]): string =>
  outcomes
    .map((outcome) => `${outcome} ${questionResults.filter((one) => one.outcome === outcome).length}`)
    .join(', ');

/** A line for each question if that is wanted, and one for how many of all, and of organizations, had which outcome. */
export async function* runQuestions(isShown: boolean): AsyncGenerator<string> {
  const sets = { samples: readSampleQuestions(), organizations: readOrganizationQuestions() };
  const questionResults = await askSamples([...sets.samples, ...sets.organizations]);
  if (isShown)
    for (const { query, outcome, told } of questionResults)
      yield [`${outcome}: ${query}`, ...told].join('\n    ');
  const ofSamples = questionResults.slice(0, sets.samples.length);
  const ofOrganizations = questionResults.slice(sets.samples.length);
  const isHeld = (at: number): boolean => sets.organizations[at]?.held === true;
  yield `samples: ${counted(ofSamples)}`;
  yield `organizations: ${counted(ofOrganizations.filter((_, at) => !isHeld(at)))}`;
  yield `organizations, held out: ${counted(ofOrganizations.filter((_, at) => isHeld(at)))}`;
}

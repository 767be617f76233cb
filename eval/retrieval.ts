// Questions to a library of real calls, meetings and filings, as an analyst asks them: most name one company. What is told first
// is right, or stands behind something else, or is wrong, or nothing is told. Nothing of the sources lies here but the
// questions and a word of what answers them. The sources of `held` were asked once, when the rules were made.
import { readFileSync } from 'node:fs';
import { askedSourcesMax, chooseSources, companyOfCall, type QuestionSource, subjectOf } from '@ecco/engine';
import { answerQuestion } from '@ecco/engine/testing';
import { extractPdf, periodOf, shapeSegments } from '@ecco/pipeline/testing';
import { z } from 'zod';
import { isThere } from './eval-task.ts';
import { type FilledStore, fillStore } from './filled-store.ts';
import { type LibraryItem, readLibrary } from './library-items.ts';
import { sourceOfUnits } from './marked/source-of-units.ts';
import { readMoreItems } from './retrieval-items.ts';

/** `source`: what answers, null where nothing does; `says`: one of these is told. `held`: no rule was made with its source. */
const AnalystQuestion = z.object({
  source: z.string().nullable(),
  query: z.string(),
  says: z.array(z.string()),
  held: z.boolean().default(false),
});
type AnalystQuestion = z.infer<typeof AnalystQuestion>;

const outcomes = ['right', 'half', 'silent', 'wrong', 'rightly silent'] as const;
type Outcome = (typeof outcomes)[number];

const readSet = (name: string): AnalystQuestion[] =>
  readFileSync(new URL(`retrieval/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => AnalystQuestion.parse(JSON.parse(line)));

/** `further`: of a second library, with the items of which its questions are. */
const readQuestions = (isFurther: boolean): AnalystQuestion[] =>
  readSet(isFurther ? 'further-questions' : 'questions');

const papers = [
  'MGMRESORTS_2022Q4_EARNINGS',
  'PEPSICO_2023_8K_dated-2023-05-05',
  'FOOTLOCKER_2022_8K_dated-2022-05-20',
  'FOOTLOCKER_2022_8K_dated_2022-08-19',
  'AMCOR_2022_8K_dated-2022-07-01',
  'AMCOR_2023Q4_EARNINGS',
];

async function readPapers(bytesOf: (path: string) => Uint8Array): Promise<LibraryItem[]> {
  const libraryItems: LibraryItem[] = [];
  for (const id of papers) {
    const path = `financebench/dev/pdf/${id}.pdf`;
    if (!isThere(path)) continue;
    const { blocks } = await extractPdf(bytesOf(path));
    const title = id.replaceAll('_', ' ');
    const runs = blocks.map(({ text, page }) => ({ text, page, speaker: null, startMs: null, endMs: null }));
    const source = sourceOfUnits('document', shapeSegments(runs), title);
    libraryItems.push({ id, kind: 'document', title, runs, source });
  }
  return libraryItems;
}

/** Turns of a call in which it is opened. */
const openingTurns = 30;

/** A call as the product takes it in: with its company and its period, as its opening says them. */
function withOpening({ source, ...item }: LibraryItem): LibraryItem {
  if (item.kind !== 'earnings') return { ...item, source };
  const texts = item.runs.slice(0, openingTurns).map(({ text }) => text);
  const company = companyOfCall(texts)?.name;
  const context: QuestionSource['context'] = {
    ...source.context,
    organizations: company === undefined ? [] : [company],
    period: periodOf({ name: null, title: item.title, texts }),
  };
  return { ...item, source: { ...source, context }, ...(company && { organization: company }) };
}

type Library = { filled: FilledStore; items: ReadonlyMap<string, LibraryItem> };
type AnswerTexts = {
  first: readonly string[];
  all: readonly string[];
  lead: string | null;
  from: readonly string[];
};

async function ask(query: string, { filled, items }: Library): Promise<AnswerTexts> {
  const itemMatches = await filled.store.search.about({ text: subjectOf(query), limit: askedSourcesMax });
  const chosen = chooseSources(itemMatches).flatMap(
    ({ item }) => items.get(filled.referenceOf.get(item.id) ?? '') ?? [],
  );
  const { sentences } = answerQuestion({ query, sources: chosen.map(({ source }) => source) });
  const first = sentences.filter(({ claim }) => claim === sentences[0]?.claim);
  return {
    first: first.map(({ text }) => text),
    all: sentences.map(({ text }) => text),
    lead: sentences[0]?.lead ?? null,
    from: chosen.map(({ id }) => id),
  };
}

const isSaid = (texts: readonly string[], says: readonly string[]): boolean => {
  const text = texts.join(' ').toLowerCase();
  return says.some((one) => text.includes(one.toLowerCase()));
};

function outcomeOf({ says }: AnalystQuestion, { first, all, lead }: AnswerTexts): Outcome {
  if (all.length === 0) return says.length === 0 ? 'rightly silent' : 'silent';
  // A wrong figure in large type is wrong, whatever stands in its sentence.
  if (lead !== null && /\d/u.test(lead) && !isSaid([lead], says)) return 'wrong';
  if (isSaid(first, says)) return 'right';
  return isSaid(all, says) ? 'half' : 'wrong';
}

const counted = (all: readonly Outcome[]): string =>
  outcomes.map((outcome) => `${outcome} ${all.filter((one) => one === outcome).length}`).join(', ');

/** Calls that questions name which nothing answers. */
const unasked = new Set(['OFC_q3_2021', 'SHO_q4_2020']);

/** Kinds of talk that an analyst's library has beside calls and papers. */
const isInLibrary = ({ id }: LibraryItem): boolean => !/^(?:[ETI]S\d|B(?:ed|mr|ro|db)\d)/u.test(id);

type Retrieval = { bytesOf: (path: string) => Uint8Array; isShown: boolean };

/** A line for each question if that is wanted, and for each library one for how many had which outcome. */
export async function* runRetrieval(run: Retrieval): AsyncGenerator<string> {
  yield* askLibrary(run, false);
  yield* askLibrary(run, true);
}

async function* askLibrary({ bytesOf, isShown }: Retrieval, isFurther: boolean): AsyncGenerator<string> {
  const questions = readQuestions(isFurther);
  const input = new Set(questions.map(({ source }) => source));
  // Of the calls of one set those alone that are asked, and some that nothing is asked of that they say.
  const isOther = ({ id }: LibraryItem): boolean =>
    /_q[1-4]_\d{4}$/u.test(id) && !input.has(id) && !unasked.has(id);
  const known = (await readLibrary()).filter((item) => isInLibrary(item) && !isOther(item));
  const further = isFurther ? await readMoreItems(new Set([...input].flatMap((id) => id ?? []))) : [];
  const all = [...[...known, ...further].map(withOpening), ...(await readPapers(bytesOf))];
  const filled = await fillStore(all);
  const library = { filled, items: new Map(all.map((item) => [item.id, item])) };
  const reported: (AnalystQuestion & { outcome: Outcome })[] = [];
  try {
    for (const question of questions) {
      if (question.source !== null && !library.items.has(question.source)) continue;
      const answer = await ask(question.query, library);
      const outcome = outcomeOf(question, answer);
      reported.push({ ...question, outcome });
      const place = question.source === null ? '' : ` (source ${answer.from.indexOf(question.source) + 1})`;
      if (isShown)
        yield [
          `${outcome}${question.held ? ', held out' : ''}: ${question.query}${place}`,
          ...(answer.lead === null ? [] : [`[${answer.lead}]`]),
          ...answer.all,
        ].join('\n    ');
    }
  } finally {
    await filled.store.close();
  }
  for (const held of [false, true]) {
    const some = reported.filter((one) => one.held === held).map(({ outcome }) => outcome);
    yield `${isFurther ? 'further library, ' : ''}${held ? 'held out' : 'made with'}, ${some.length} questions to ${all.length} items: ${counted(some)}`;
  }
}

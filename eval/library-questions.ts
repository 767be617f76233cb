// Questions that are put to the whole library, and which item of it holds the answer.
import { z } from 'zod';
import { isThere, linesOf } from './eval-task.ts';
import { Meeting } from './reference.schema.ts';

/** `own`: the item that answers; null where none does. */
export type LibraryQuestion = { set: string; query: string; own: string | null };

const Board = z.object({
  id: z.string(),
  organisation: z.string(),
  gold: z.object({ questions: z.array(z.object({ q: z.string(), turns: z.array(z.number()) })) }),
});
const Call = z.object({ id: z.string(), ref: z.array(z.string()) });
const Talk = z.object({
  id: z.string(),
  units: z.array(z.object({ speaker: z.string().nullable(), text: z.string() })),
  titles: z.array(z.object({ first_unit: z.number(), title: z.string() })),
});

async function* parsed<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): AsyncGenerator<z.infer<Schema>> {
  if (isThere(file)) for await (const line of linesOf(file)) yield schema.parse(line);
}

/** Questions about one board, put as somebody would who has many: with its name; and those that nothing answers. */
async function* boards(): AsyncGenerator<LibraryQuestion> {
  for await (const { id, organisation: organization, gold } of parsed(
    'board-meetings/dev/meetings.jsonl',
    Board,
  )) {
    const [name = ''] = organization.split(' ');
    for (const { q, turns } of gold.questions) {
      const query = `${q.replace(/\?$/u, '')} at ${name}?`;
      if (turns.length > 0) yield { set: 'boards, as asked', query: q, own: id };
      yield turns.length > 0
        ? { set: 'boards, by name', query: query, own: id }
        : { set: 'boards, what was not said', query: query, own: null };
    }
  }
}

async function* meetings(): AsyncGenerator<LibraryQuestion> {
  for await (const { id, specific } of parsed('qmsum/dev/val.jsonl', Meeting))
    for (const { query } of specific) yield { set: 'meetings', query, own: id };
}

const measured =
  /^q([1-4]) ((?:adjusted |gaap |non-gaap |net )*(?:revenue|sales|earnings per share|net income|ebitda))\b/u;
const quarters = ['first', 'second', 'third', 'fourth'];

/** What the headlines of a call tell, asked for by the name of the company and the quarter. */
async function* calls(): AsyncGenerator<LibraryQuestion> {
  for await (const { id, ref } of parsed('ectsum/dev/val.jsonl', Call)) {
    const [company = '', , year = ''] = id.split('_');
    const [, quarter, measure] = ref.map((line) => measured.exec(line)).find((match) => match !== null) ?? [];
    if (quarter === undefined || measure === undefined) continue;
    const name = quarters[Number(quarter) - 1];
    yield {
      set: 'calls, by name',
      query: `What was ${company}'s ${measure} in the ${name} quarter of ${year}?`,
      own: id,
    };
  }
}

const general =
  /^(?:\W*(?:intro\w*|outro|conclu\w*|q\s?&\s?a|questions?|summary|welcome|future|background|overview|discussion|misc\w*)\b|.{0,11}$)/iu;

type Talk = z.infer<typeof Talk>;

/** Whoever says most in a chapter, where a name is known. */
function voiceOf({ units, titles }: Talk, at: number): string | null {
  const words = new Map<string, number>();
  for (const { speaker, text } of units.slice(titles[at]?.first_unit, titles[at + 1]?.first_unit))
    if (speaker) words.set(speaker, (words.get(speaker) ?? 0) + text.length);
  const [first] = [...words].toSorted((a, b) => b[1] - a[1]);
  return first && /^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.test(first[0]) ? first[0] : null;
}

/** The subjects of talks, as their publishers call their chapters: what is told of each, and what somebody said of it. */
async function* talks(): AsyncGenerator<LibraryQuestion> {
  for await (const talk of parsed('talks/dev/talks.jsonl', Talk)) {
    for (const [at, { title }] of talk.titles.entries()) {
      if (general.test(title) || title.split(' ').length < 2) continue;
      const query = title.endsWith('?') ? title : `What is said about ${title}?`;
      yield { set: 'talks, as asked', query, own: talk.id };
      const voice = voiceOf(talk, at);
      if (voice !== null && !title.endsWith('?'))
        yield { set: 'talks, by name', query: `What did ${voice} say about ${title}?`, own: talk.id };
    }
  }
}

export async function readQuestions(): Promise<LibraryQuestion[]> {
  const all: LibraryQuestion[] = [];
  for (const read of [boards, meetings, calls, talks]) for await (const one of read()) all.push(one);
  return all;
}

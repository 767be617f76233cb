/**
 * Asks the engine which of 120 real items are worth approving for people and organizations, and holds its value against
 * what a reader said before (`labels.json`): how often an item that is worth it has the higher value (area under the
 * curve), and how many of those from the threshold of approval on are not worth it.
 */
import { readFileSync } from 'node:fs';
import { approveFrom } from '@ecco/domain';
import { builtInEngine, type Candidate } from '@ecco/engine';
import { z } from 'zod';

const Group = z.object({
  person: z.string().nullable(),
  organization: z.string(),
  /** Its own shows: what a crawl reads of them it publishes. */
  own: z.array(z.string()).default([]),
  worth: z.array(z.string()),
  other: z.array(z.string()),
});
const Turns = z.array(z.object({ speaker: z.string().nullish(), text: z.string().optional() }));
const Episode = z.object({ id: z.string(), turns: Turns });
const Call = z.object({ id: z.string(), company: z.string(), quarter: z.coerce.string(), turns: Turns });

/** The lines of a file of the reference data, parsed. */
type LinesOf = (path: string) => AsyncIterable<unknown>;

type Item = Pick<Candidate, 'context' | 'text'>;
type JudgedCandidate = { asked: string; item: string; value: number; isWorth: boolean };

/** Words of an item that a crawl knows. */
const openingWords = 400;

const openingOf = (turns: z.infer<typeof Turns>): string =>
  turns
    .map(({ text = '' }) => text)
    .join('\n')
    .split(/(?<=\s)/u)
    .slice(0, openingWords)
    .join('');

/** Turns from which somebody is one of those whom the publisher lists as heard. */
const turnsLeast = 3;

/** Whom the publisher of an episode lists. Calls have numbers for names, and list nobody. */
function peopleOf(turns: z.infer<typeof Turns>): Candidate['context']['people'] {
  const counts = new Map<string, number>();
  for (const { speaker } of turns)
    if (speaker && /\p{L}/u.test(speaker)) counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= turnsLeast)
    .map(([name]) => ({ name, role: null, provenance: 'publisher' as const }));
}

type SampleTalk = {
  kind: 'episode' | 'earnings';
  title: string;
  showName: string | null;
  turns: z.infer<typeof Turns>;
};

function itemOf({ kind, title, showName, turns }: SampleTalk, listed: boolean): Item {
  const people = listed ? peopleOf(turns) : [];
  return { context: { kind, title, description: '', showName, people }, text: openingOf(turns) };
}

/** "gotime/go-time-20" is "Go Time 20" of its show. */
const titleOf = (id: string): string =>
  (id.split('/').at(-1) ?? id).replace(/-+/gu, ' ').replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());

async function readItems(linesOf: LinesOf, listed: boolean): Promise<Map<string, Item>> {
  const items = new Map<string, Item>();
  for await (const line of linesOf('changelog/dev/episodes.jsonl')) {
    const { id, turns } = Episode.parse(line);
    const title = titleOf(id);
    items.set(
      id,
      itemOf({ kind: 'episode', title, showName: title.replace(/ \S*\d\S*$/u, ''), turns }, listed),
    );
  }
  for await (const line of linesOf('earnings21/dev/calls.jsonl')) {
    const { id, company, quarter, turns } = Call.parse(line);
    const title = `${company} Q${quarter} 2020 Earnings Call`;
    items.set(`earnings:${id}`, itemOf({ kind: 'earnings', title, showName: null, turns }, listed));
  }
  return items;
}

/** How often of two, one worth it and one not, the one that is has the higher value. */
function areaUnder(judged: readonly JudgedCandidate[]): number {
  const [worth, other] = [true, false].map((is) =>
    judged.filter(({ isWorth }) => isWorth === is).map(({ value }) => value),
  );
  if (!worth?.length || !other?.length) return Number.NaN;
  const won = worth.flatMap((one) => other.map((two): number => (one > two ? 1 : one === two ? 0.5 : 0)));
  return won.reduce((sum, one) => sum + one, 0) / won.length;
}

async function judgeAll(linesOf: LinesOf, listed: boolean): Promise<JudgedCandidate[]> {
  const items = await readItems(linesOf, listed);
  const labels = z
    .array(Group)
    .parse(JSON.parse(readFileSync(new URL('./labels.json', import.meta.url), 'utf8')));
  const judged: JudgedCandidate[] = [];
  for (const { person, organization, own, worth, other } of labels)
    for (const id of [...worth, ...other]) {
      const item = items.get(id);
      if (item === undefined) throw new Error(`there is no item ${id}`);
      const isOwn = own.some((show) => id.startsWith(`${show}/`));
      const input = { ...item, personName: person, organizationName: organization, isOwn };
      const value = (await builtInEngine.ports.classifyCandidate?.(input))?.overallValue ?? 0;
      judged.push({ asked: person ?? organization, item: id, value, isWorth: worth.includes(id) });
    }
  return judged;
}

function judgedText(judged: readonly JudgedCandidate[]): string {
  const approved = judged.filter(({ value }) => value >= approveFrom);
  const others = judged.filter(({ isWorth }) => !isWorth);
  const wrong = approved.filter(({ isWorth }) => !isWorth);
  const share = ((100 * wrong.length) / Math.max(1, others.length)).toFixed(1);
  return `area under the curve ${areaUnder(judged).toFixed(3)}; at ${approveFrom} ${approved.length} approved, ${wrong.length} of them wrongly (${share} % of the ${others.length} that are not worth it)`;
}

/** Scores the engine, line by line; `show`: with what is worth it, and what comes near. */
export async function* runCandidates(linesOf: LinesOf, show: boolean): AsyncGenerator<string> {
  const judged = await judgeAll(linesOf, true);
  yield `candidates: ${judged.length} pairs`;
  yield `with the people whom the publisher lists: ${judgedText(judged)}`;
  yield `with the opening alone: ${judgedText(await judgeAll(linesOf, false))}`;
  if (!show) return;
  for (const { asked, item, value, isWorth } of judged)
    if (isWorth || value >= 0.4)
      yield `  ${isWorth ? 'worth' : 'other'} ${value.toFixed(2)} ${asked}: ${item}`;
}

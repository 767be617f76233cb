import type { Answer, Citation } from '@ecco/domain';
import {
  askedSourcesMax,
  type Called,
  chooseSources,
  otherWays,
  subjectOf,
  type UsedSentence,
} from '@ecco/engine';
import type { Hit, ItemWithShow, Store, StoredReply } from '@ecco/store';
import { withoutCopies } from '../item/copies.presenter.ts';
import type { Services } from '../request/services.ts';
import type { QuestionScope } from './ask-scope.ts';
import type { GraphMatch } from './graph-answer.ts';
import { inTurns } from './in-turns.ts';
import { normalQuestion } from './normal-question.ts';

/** Places that speak of a question, beside those that are cited. */
const placesMax = 40;
const placesOfSource = 6;
const followUpsMax = 3;
/** Sources of an answer whose other questions are offered. */
const followedSources = 2;

type QuestionOf = {
  query: string;
  asked: QuestionScope;
  /** What the asker wants to know of. */
  needs: readonly string[];
  without: readonly UsedSentence[];
  /** What of the organizations themselves answers. */
  graph: GraphMatch | null;
  askedAt: Date;
};

type Asking = Pick<Services, 'pipeline'> & { store: Pick<Store, 'search' | 'copies'> };
type ReplySource = StoredReply['sources'][number];

const nothing: Answer = { found: false, form: 'open', sentences: [], claims: [], closest: [] };

const idOfItem = ({ item }: ItemWithShow): string => item.id;

/** The items that may answer, the likeliest first. */
async function candidatesFor(
  { search, copies }: Pick<Store, 'search' | 'copies'>,
  { query, asked: { item, itemIds } }: QuestionOf,
): Promise<readonly ItemWithShow[]> {
  if (item) return [item];
  const about = (text: string) =>
    search.about({
      text: subjectOf(text),
      limit: askedSourcesMax,
      ...(itemIds && { itemIds: [...itemIds] }),
    });
  const [typed = [], ...others] = await Promise.all(
    [query, ...otherWays(query).map((way) => way.query)].map(about),
  );
  const itemMatches = withOthers(typed, others.flat());
  // Copies of one text are one source, which never agrees with itself (D81).
  const same = await copies.of(itemMatches.map(idOfItem));
  return chooseSources(withoutCopies(itemMatches, { copies: same, itemOf: idOfItem }));
}

/** Sources found by another name of what is asked for that are read, behind those that have the words of the question. */
const otherSourcesMax = 3;

/** What was found by the words of a question, its last few left out for what only another name of its measure finds. */
function withOthers<Found extends ItemWithShow>(typed: readonly Found[], others: readonly Found[]): Found[] {
  const known = new Set(typed.map(idOfItem));
  const byId = new Map(others.filter((one) => !known.has(idOfItem(one))).map((one) => [idOfItem(one), one]));
  const added = [...byId.values()].slice(0, otherSourcesMax);
  return [...typed.slice(0, askedSourcesMax - added.length), ...added];
}

const hitPlace = ({ segment, score, highlights }: Hit): ReplySource['places'] =>
  segment === null ? [] : [{ segmentId: segment.id, score, highlights }];

/** Where an item speaks of the question: what the answer cites, and what matches its words, the best first. */
function answerSource(itemId: string, hits: readonly Hit[], cited: readonly Citation[]): ReplySource {
  const best = hits[0]?.score ?? 0;
  const result = new Map(hits.flatMap(hitPlace).map((place) => [place.segmentId, place]));
  for (const { segmentId, quote } of cited) {
    const place = result.get(segmentId) ?? { segmentId, score: best, highlights: [quote] };
    result.delete(segmentId);
    result.set(segmentId, place);
  }
  const isCited = new Set(cited.map(({ segmentId }) => segmentId));
  const places = [...result.values()].toSorted(
    (a, b) => Number(isCited.has(b.segmentId)) - Number(isCited.has(a.segmentId)) || b.score - a.score,
  );
  const most = Math.max(placesOfSource, isCited.size);
  return {
    itemId,
    score: best,
    places: places.slice(0, most).toSorted((a, b) => b.score - a.score),
  };
}

/** What the answer rests on, in its order; where nothing answers, the closest places alone. */
function sourcesOf(
  { found, sentences, closest }: Answer,
  items: readonly ItemWithShow[],
  hits: readonly Hit[],
): ReplySource[] {
  const hitsOf = Map.groupBy(hits, ({ item }) => item.id);
  const cited = [
    ...sentences.map(({ sourceIndex, citations }) => ({ sourceIndex, citations })),
    ...closest.map(({ sourceIndex, citation }) => ({ sourceIndex, citations: [citation] })),
  ];
  const order = [...new Set(cited.map(({ sourceIndex }) => sourceIndex))];
  return order.flatMap((at) => {
    const { item } = items[at] ?? {};
    if (item === undefined) return [];
    const own = cited.filter(({ sourceIndex }) => sourceIndex === at).flatMap(({ citations }) => citations);
    return [answerSource(item.id, found ? (hitsOf.get(item.id) ?? []) : [], own)];
  });
}

type AnsweredBy = { query: string; answer: Answer; items: readonly ItemWithShow[] };

/** What the likeliest source answers besides is looked for while the question is: mostly it is cited, and then that is wanted. */
function lookAhead({ pipeline }: Pick<Asking, 'pipeline'>, [likeliest]: readonly ItemWithShow[]): void {
  if (likeliest !== undefined) pipeline.suggestQuestions(likeliest).catch(() => undefined);
}

/** What the sources of an answer are known to answer besides, in turns. */
async function followUpsOf(
  { pipeline }: Pick<Asking, 'pipeline'>,
  { query, answer: { sentences }, items }: AnsweredBy,
): Promise<string[]> {
  const cited = [...new Set(sentences.map(({ sourceIndex }) => sourceIndex))].slice(0, followedSources);
  const suggested = await Promise.all(
    cited.flatMap((at) => items[at] ?? []).map((item) => pipeline.suggestQuestions(item)),
  );
  return inTurns(suggested)
    .filter((one) => normalQuestion(one) !== normalQuestion(query))
    .slice(0, followUpsMax);
}

/** What the organization is called that is asked, where it is one. */
function calledOf({ organizations }: QuestionScope): Called | undefined {
  const [one, ...others] = organizations;
  return one === undefined || others.length > 0
    ? undefined
    : { name: one.organization.name, aliases: one.aliases };
}

/** Of an answer what may stand beside what is kept of the organizations. */
function companionAnswer(answer: Answer, graphMatch: GraphMatch | null): Answer {
  if (graphMatch === null) return answer;
  const sentences = answer.sentences.filter(graphMatch.standsBeside);
  return { ...answer, sentences, found: sentences.length > 0 };
}

/** Looks for what may answer, has the engine answer from it, and says where else the question is spoken of. */
export async function makeAnswer({ store, pipeline }: Asking, question: QuestionOf): Promise<StoredReply> {
  const { query, needs, without, asked, graph: graphMatch } = question;
  const graph = graphMatch?.told ?? null;
  const items = await candidatesFor(store, question);
  // An index that was missing then may be there again when the answer is.
  const missedFirst = store.search.degraded();
  const itemIds = items.map(({ item }) => item.id);
  lookAhead({ pipeline }, items);
  const [{ answer: given, maker }, hits] =
    items.length === 0
      ? [{ answer: nothing, maker: null }, []]
      : await Promise.all([
          pipeline.askItems({
            query,
            needs,
            without,
            items,
            askedAt: question.askedAt.toISOString(),
            of: calledOf(asked),
          }),
          store.search.find({ text: query, itemIds, limit: placesMax }),
        ]);
  const answer = companionAnswer(given, graphMatch);
  const followUps = await followUpsOf({ pipeline }, { query, answer, items });
  const isTold = graph !== null && graph.told.length > 0;
  // Of a meeting to come, what is near are those that were.
  const closest = isTold || graph?.asks === 'meeting' ? [] : answer.closest;
  const idOf = (sourceIndex: number): string => itemIds[sourceIndex] ?? '';
  return {
    found: answer.found || isTold,
    form: answer.form,
    sentences: answer.sentences.map(({ sourceIndex, ...sentence }) => ({
      ...sentence,
      itemId: idOf(sourceIndex),
    })),
    claims: answer.claims,
    sources: sourcesOf({ ...answer, closest }, items, hits),
    closest: closest.map(({ sourceIndex, ...place }) => ({ ...place, itemId: idOf(sourceIndex) })),
    graph,
    followUps,
    items: asked.itemIds?.length ?? itemIds.length,
    madeBy: maker,
    degraded: [...new Set([...missedFirst, ...store.search.degraded()])],
  };
}

import type { Answer, AnswerSentence, AnswerSource, QuestionAsked, SourcePlace } from '@ecco/contract';
import type { Interest } from '@ecco/engine';
import type { CountedAnswer, StoredAnswer, StoredReply } from '@ecco/store';
import { presentCitedText } from '../item/citation.presenter.ts';
import { presentCopies } from '../item/copies.presenter.ts';
import { marked } from '../item/need.presenter.ts';
import { presentMatch } from '../item/segment.presenter.ts';
import type { AnswerParts, ItemParts } from './answer-parts.ts';
import { markRuns } from './mark-runs.ts';

type Sentence = StoredReply['sentences'][number];

/** A sentence whose words still stand where it cites them; nothing else is shown. */
function presentSentence(
  sentence: Sentence,
  parts: AnswerParts,
  interests: readonly Interest[],
): AnswerSentence[] {
  const of = parts.of(sentence.itemId);
  if (of === null) return [];
  const standing = sentence.citations.filter(({ segmentId, quote }) =>
    parts.segments.get(segmentId)?.text.includes(quote),
  );
  if (standing.length < sentence.citations.length || standing.length === 0) return [];
  const cited = marked(presentCitedText(sentence, of.lines), interests);
  const { lead, change, claim } = sentence;
  const isLed = lead !== null && cited.text.includes(lead);
  return [
    {
      ...cited,
      slug: of.item.slug,
      uuid: of.item.id,
      date: of.item.publishedAt?.toISOString() ?? null,
      lead: isLed ? lead : null,
      change: isLed && change !== null && cited.text.includes(change.from) ? change : null,
      claim,
    },
  ];
}

type ReplyPlace = StoredReply['sources'][number]['places'][number];

function presentPlace(
  { segmentId, score, highlights }: ReplyPlace,
  { names }: ItemParts,
  { segments }: AnswerParts,
): SourcePlace[] {
  const segment = segments.get(segmentId);
  if (segment === undefined) return [];
  const match = presentMatch(segment, names);
  const { text } = match;
  const runs = highlights.filter((run) => text.includes(run));
  return [
    {
      ...match,
      segment_id: segmentId,
      highlights: runs,
      text_highlighted: markRuns(text, runs),
      score,
    },
  ];
}

function presentSource(
  { itemId, score, places }: StoredReply['sources'][number],
  parts: AnswerParts,
  cited: ReadonlySet<string>,
): [string, AnswerSource][] {
  const of = parts.of(itemId);
  if (of === null) return [];
  const { item, show, lines } = of;
  const link = { slug: item.slug, uuid: item.id };
  const source_items = places.flatMap((place) => presentPlace(place, of, parts));
  return [
    [
      itemId,
      {
        ...lines.item,
        content_type: item.kind,
        release_date: item.publishedAt?.toISOString() ?? null,
        podcast: show && { slug: show.slug, name: show.name },
        episode: item.kind === 'episode' ? link : null,
        video: item.kind === 'video' ? link : null,
        earnings: item.kind === 'earnings' ? link : null,
        cited: cited.has(itemId),
        also_at: presentCopies(parts.copies, itemId),
        score,
        scores: source_items.map((place) => place.score),
        source_items,
      },
    ],
  ];
}

/** What whoever asks said of an answer, what was decided of it for all, and what they want to know of. */
type Asker = Pick<Answer, 'verdict' | 'decision' | 'rejections' | 'hidden'> & {
  interests: readonly Interest[];
};

/** An answer as it still stands in its sources, for whoever asked. */
export function presentAnswer(
  { id, query, scope, told, askedAt }: StoredAnswer,
  parts: AnswerParts,
  { interests, ...judged }: Asker,
): Answer {
  const { graph } = parts;
  const items = told.sentences.flatMap((sentence) => presentSentence(sentence, parts, interests));
  const cited = new Set(items.map(({ uuid }) => uuid));
  const left = new Set(items.map(({ claim }) => claim));
  return {
    id,
    query,
    scope: { ...scope, id: scope.id === '' ? null : scope.id, items: told.items },
    asked_at: askedAt.toISOString(),
    found:
      items.length > 0 ||
      [graph?.meetings, graph?.people, graph?.facts, graph?.signals].some((one) => one?.length),
    form: told.form,
    items,
    claims: told.claims.flatMap(({ agreement, differsFrom }, claim) =>
      left.has(claim)
        ? [{ claim, stance: agreement, differs_from: differsFrom.filter((other) => left.has(other)) }]
        : [],
    ),
    sources: Object.fromEntries(told.sources.flatMap((source) => presentSource(source, parts, cited))),
    graph,
    follow_ups: told.followUps,
    ...judged,
    made_by: told.madeBy && `${told.madeBy.engine} ${told.madeBy.version}`,
    degraded: told.degraded,
  };
}

/** A question as admins see it. */
export const presentQuestion = (answer: CountedAnswer): QuestionAsked => ({
  id: answer.id,
  query: answer.query,
  scope: { ...answer.scope, id: answer.scope.id === '' ? null : answer.scope.id },
  found: answer.told.found,
  told: answer.told.sentences[0]?.text ?? answer.told.graph?.told[0]?.says ?? null,
  asked_at: answer.askedAt.toISOString(),
  times: answer.times,
  approved: answer.approved,
  rejected: answer.rejected,
  judged_by: answer.judgedBy,
  judged_at: answer.judgedAt?.toISOString() ?? null,
  decision: answer.decided?.decision ?? null,
  decided_by: answer.decided?.by ?? null,
  decided_at: answer.decided?.at.toISOString() ?? null,
});

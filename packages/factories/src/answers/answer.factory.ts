import type { Answer, AnswerSentence, AnswerSource, QuestionAsked, SourcePlace } from '@ecco/contract';
import { buildCitation, theItem } from './citation.factory.ts';
import { clockTime, idOf } from './id.ts';
import { citedLine } from './segment.factory.ts';

/** What Ines Varga says in a line of an item, as the whole of a claim: the number of the line. */
export function buildAnswerSentence(line: number, part: Partial<AnswerSentence> = {}): AnswerSentence {
  const citation = part.citations?.[0] ?? buildCitation(line);
  return {
    text: `Answer ${line} of the fund.`,
    verbatim: false,
    citations: [citation],
    speaker: { name: 'Ines Varga', role: 'chief investment officer' },
    slug: citation.item.slug,
    uuid: citation.item.uuid,
    date: '2026-03-04',
    lead: null,
    change: null,
    claim: line,
    ...part,
  };
}

/** A line that speaks of the question; the earlier, the better. */
export function buildSourcePlace(line: number, part: Partial<SourcePlace> = {}): SourcePlace {
  const { segmentId, text, start, end } = citedLine(line);
  return {
    content_id: line,
    segment_id: segmentId,
    start_time: clockTime(start),
    end_time: clockTime(end),
    start_ms: start * 1_000,
    page_number: null,
    speaker: 'Ines Varga',
    text,
    highlights: ['fund'],
    text_highlighted: text,
    score: 10 - line,
    ...part,
  };
}

/** An episode that an answer rests on, with one place. */
export const buildAnswerSource = (part: Partial<AnswerSource> = {}): AnswerSource => ({
  ...theItem,
  content_type: theItem.kind,
  release_date: '2026-03-04',
  podcast: { slug: 'hours', name: 'Allocator Hours' },
  episode: { slug: theItem.slug, uuid: theItem.uuid },
  video: null,
  earnings: null,
  cited: true,
  also_at: [],
  score: 7,
  scores: [7],
  source_items: [buildSourcePlace(3)],
  ...part,
});

const sourcesOf = (sources: readonly AnswerSource[]): Answer['sources'] =>
  Object.fromEntries(sources.map((source) => [source.uuid, source]));

type AnswerPart = Omit<Partial<Answer>, 'sources'> & { sources?: readonly AnswerSource[] };

/** An answer of the whole library in one sentence; each of its sentences is a claim of its own, unless `claims` are given. */
export function buildAnswer({ sources = [buildAnswerSource()], ...part }: AnswerPart = {}): Answer {
  const items = part.items ?? [buildAnswerSentence(3)];
  return {
    id: idOf(0xa7),
    query: 'Why did the fees fall?',
    scope: { kind: 'library', id: null, title: null, items: 12 },
    asked_at: '2026-03-05T09:00:00Z',
    found: items.length > 0,
    form: 'open',
    items,
    claims: items.map(({ claim }) => ({ claim, stance: 'alone', differs_from: [] })),
    graph: null,
    follow_ups: [],
    verdict: null,
    decision: null,
    rejections: null,
    hidden: null,
    made_by: 'built-in 2',
    degraded: [],
    ...part,
    sources: sourcesOf(sources),
  };
}

/** A question that was asked of the whole library and answered, which nobody has judged. */
export const buildQuestionAsked = (part: Partial<QuestionAsked> = {}): QuestionAsked => ({
  id: idOf(0xa7),
  query: 'Why did the fees fall?',
  scope: { kind: 'library', id: null, title: null },
  found: true,
  told: 'Answer 3 of the fund.',
  asked_at: '2026-03-05T09:00:00Z',
  times: 1,
  approved: 0,
  rejected: 0,
  judged_by: null,
  judged_at: null,
  decision: null,
  decided_by: null,
  decided_at: null,
  ...part,
});

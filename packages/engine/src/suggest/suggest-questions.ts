import { answerQuestion } from '../answer/answer-question.ts';
import { searchTermsOf } from '../answer/terms/search-terms.ts';
import type { AskedSource, Suggestion, SuggestionRequest } from '../ports/ports.ts';
import { readSource } from '../reading/reading.ts';
import { similarity } from '../salience/select.ts';
import { type Draft, draftsOfChapters, draftsOfClaims, draftsOfDecisions } from './drafts.ts';

/** Drafts that are tried for a source: each costs an answer. */
const triedMax = 8;
/** Share of the words in common from which on two questions ask the same. */
const sameShare = 0.6;
const suggestionsMax = 3;

/**
 * Questions that these sources answer, each source's in turn: what figures their claims give, what was decided, what
 * their chapters are about. Every one was asked, and answered by the place it was made from; rather none than another.
 * With `after`, those that follow a question: near to it, and not it again.
 */
export function suggestQuestions({ sources, after, most = suggestionsMax }: SuggestionRequest): Suggestion[] {
  const asked = new Set(searchTermsOf(after ?? ''));
  const found = sources.map((source, sourceIndex) =>
    answered(source, asked).map((query) => ({ query, sourceIndex })),
  );
  const rounds = Math.max(0, ...found.map(({ length }) => length));
  const inTurn = Array.from({ length: rounds }, (_, at) => found.flatMap((own) => own[at] ?? [])).flat();
  const chosen: Suggestion[] = [];
  for (const one of inTurn)
    if (chosen.length < most && !chosen.some(({ query }) => isSame(query, one.query))) chosen.push(one);
  return chosen;
}

/** The questions of one source that it answers. */
function answered(source: AskedSource, asked: ReadonlySet<string>): string[] {
  if (!readSource(source).english) return [];
  const drafts = [...draftsOfClaims(source), ...draftsOfDecisions(source), ...draftsOfChapters(source)];
  const fitting = drafts.filter(
    ({ query }, at) =>
      !isAsked(query, asked) && !drafts.slice(0, at).some((other) => isSame(other.query, query)),
  );
  const nearness = ({ query }: Draft): number =>
    searchTermsOf(query).filter((stem) => asked.has(stem)).length;
  return fitting
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, triedMax)
    .filter((draft) => isAnswered(draft, source))
    .map(({ query }) => query);
}

function isAnswered({ query, places, isNumber }: Draft, source: AskedSource): boolean {
  const [first, second] = answerQuestion({ query, sources: [source] }).sentences;
  if (first === undefined || (isNumber && first.lead === null)) return false;
  const told = isNumber ? [first] : [first, ...(second ? [second] : [])];
  return told.some(({ citations }) => citations.some(({ segmentId }) => places.has(segmentId)));
}

const isSame = (one: string, other: string): boolean => isAsked(one, new Set(searchTermsOf(other)));

const isAsked = (query: string, asked: ReadonlySet<string>): boolean =>
  asked.size > 0 && similarity(new Set(searchTermsOf(query)), asked) > sameShare;

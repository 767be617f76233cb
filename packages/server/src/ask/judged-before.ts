// What was said and decided of earlier answers to a question changes what is told now: an administrator's word for everybody,
// a member's for themselves (D33, D45).
import type { UsedSentence } from '@ecco/engine';
import type { Scope, Store, StoredAnswer, StoredReply } from '@ecco/store';

/** Of earlier answers to a question: the one that everybody is given, and those that are not told to whoever asks. */
type JudgedBefore = {
  pinned: StoredAnswer | null;
  rejected: readonly StoredReply[];
  /** Tells whoever is told the same from whoever is not. */
  key: string;
};

type JudgmentKey = { normal: string; scope: Scope; userId: string | null };

/** Reads it for whoever asks. A member's rejection outlasts what was pinned before it, and not what is pinned after it. */
export async function judgedBefore(
  { answers }: Pick<Store, 'answers'>,
  { normal, scope, userId }: JudgmentKey,
): Promise<JudgedBefore> {
  const [pinned, removed, own] = await Promise.all([
    answers.pinned({ normal, scope }),
    answers.removed(normal),
    userId === null ? [] : answers.rejectedBy(normal, userId),
  ]);
  const isHidden = own.some(({ id, rejectedAt }) => id === pinned?.id && rejectedAt > pinned.pinnedAt);
  return {
    pinned: isHidden ? null : pinned,
    rejected: [...removed, ...own].map(({ told }) => told),
    key: own
      .map(({ id }) => id)
      .toSorted()
      .join(' '),
  };
}

/** The sentences of rejected answers: none of them is told again to this question. */
export const usedSentences = (rejected: readonly StoredReply[]): UsedSentence[] =>
  rejected.flatMap(({ sentences }) =>
    sentences.flatMap(({ text, citations }) =>
      citations.slice(0, 1).map(({ segmentId }) => ({ segmentId, text })),
    ),
  );

/** Whether an answer still says what its sources and what is kept of organizations say (`graph`, as it is told now). */
export async function isStanding(
  { segments }: Pick<Store, 'segments'>,
  { told }: StoredAnswer,
  graph: StoredReply['graph'],
): Promise<boolean> {
  const retained = told.graph?.told ?? [];
  if (JSON.stringify(retained) !== JSON.stringify(retained.length === 0 ? [] : (graph?.told ?? [])))
    return false;
  const cited = told.sentences.flatMap(({ citations }) => citations);
  const lines = await segments.byIds([...new Set(cited.map(({ segmentId }) => segmentId))]);
  return (
    told.found && cited.every(({ segmentId, quote }) => lines.get(segmentId)?.text.includes(quote) === true)
  );
}

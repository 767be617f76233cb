import { lexicon } from '../lexicon/lexicon.ts';

/** Verbs by which a clause is known at once. */
export const finite = lexicon({
  at: 'whole',
  isCased: true,
  words: `(is|are|was|were|am|has|have|had|do|does|did|will|would|can|could|should|shall|may|might|must)(n't)? won't can't cannot ain't
    \\p{L}+'(re|ve|ll|d|m) (it|he|she|that|there|here|what|who|this|where|how|let)'s`,
});

/** Verbs of every form, and what a verb is joined to. */
export const auxiliary = lexicon({
  at: 'whole',
  isCased: true,
  words: `(is|are|was|were|am|be|been|has|have|had|do|does|did|will|would|can|could|should|shall|may|might|must|gonna|let)(n't)? won't
    can't \\p{L}+'(s|re|ve|ll|d|m)`,
});

import { lexicon } from '../../lexicon/lexicon.ts';

/** A motion on the floor is to be changed; what follows is the change. */
export const amends = lexicon({
  phrases: String.raw`
(i|we)('d| would|'ll| will)?( like to| want to| wanna| wish to| am going to| also| then| just){0,2} (amend|modify)( it| that| this| the motion| my motion| the amendment)?( so that| so| to| by| such that)?  + I'd amend it so we pay in two steps.  - They amend it.
(move|moved|moves|like|want|wish|propose|motion) to amend(?! (carries|carried|fails|failed|passes|passed|was|is|dies|died)\b)( it| that| this| the motion| the main motion)?( so that| so| from| to| by)?(?! the (policy|statement|contract|agreement|bylaws|budget|plan|rules|resolution|charter|agenda))  + I move to amend it to ten.  - I move to amend the policy.
(amend|change|modify) (the|my|that|your|his|her) motion( so that| so| to| by)?  + But amend the motion so that we pay later.  - The motion is amended.
(offer|propose|make|suggest|move|second|with) (an|a|one|the following) (friendly )?(amendment|substitute motion|substitute)( to| that)?  + I want to offer an amendment.  - The amendment is long.
(make|offer|propose|put|move) (that|this|it)( forward)? as (an|a|my) (friendly )?amendment  + I'll make that as an amendment.  - Make it a rule.
(friendly|substitute) (amendment|motion)(?! (carries|carried|fails|failed|passes|passed|was|is|dies|died|prevails|prevailed)\b)( to| that|:)?  + A friendly amendment: two years.  - A friendly man.
(would|could|can|will) (you|the maker|the mover|the motion maker) (please )?(consider|accept|be willing to|be open to|agree to) (accept|add|adding|include|including|amend|amending|change|changing|make it|a|an)  + Would you consider adding a review?  - Would you consider it?
(add|include|insert|attach) (to (that|the motion|it) )?(a|the|one|that) (condition|requirement|proviso|language|stipulation|clause)( that)?  + Can we add to that the condition that they report?  - They add the numbers.
`,
});

/** The mover takes it up. */
export const accepts = lexicon({
  phrases: String.raw`
(take|consider|treat) (it|that|this|the amendment|your amendment)( as)?( a)? friendly  + I'd take that as friendly.  - They take it away.
(i|i'll|i will|i'd|i would|i can|happy to|yes|and) accept (it|that|this|the amendment|your amendment|the friendly amendment)  + I'll accept it.  - They accept cash.
(happy|willing|glad|fine) to (include|add|incorporate|accept) (that|it|this)  + I'd be happy to include that in my motion.  - Happy to be here.
(include|add|incorporate) (that|it|this) (in|into|to) (my|the) motion  + I will add that to my motion.  - They add it.
(friendly to me|that's friendly|it's friendly|is friendly|so accepted|i accept|accepted as friendly|amendment (is|was) accepted|accepted the (friendly )?amendment|i('m| am) fine with (that|it|the amendment))  + That's friendly to me.  - A friendly man.
`,
});

/** The mover does not. */
export const declines = lexicon({
  phrases: String.raw`
(won't|will not|don't|do not|can't|cannot|wouldn't|not) (take|accept|consider|treat) (it|that|this|the amendment)  + I won't take it as friendly.  - I won't go.
(not|isn't) (a )?friendly  + It is not friendly.  - A friendly man.
`,
});

/** Before the wording that is voted on after a change. */
export const asAmended = lexicon({
  phrases: String.raw`
as amended  + The motion as amended.  - It was amended.
`,
});

/** A condition that a motion names, up to the next stop. */
export const conditions = lexicon({
  phrases: String.raw`
subject to  + Subject to legal review.  - The subject is long.
(not to exceed|no more than|capped at)  + Not to exceed 75 dollars.  - They exceed it.
(contingent|conditional|conditioned) (up)?on  + Contingent on legal review.  - A contingent fee.
(provided that|on (the )?condition|with the (condition|understanding|proviso|stipulation)|as long as|so long as)( that)?  + Provided that it is signed.  - They provided cash.
pending (a|an|the|legal|final|review|approval|further|receipt|satisfactory|completion)  + Pending legal review.  - It is pending.
with (a|an|the) (report|written|seat|review|separately|quarterly|annual)  + With a report in August.  - With it.
`,
});

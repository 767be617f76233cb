import type { Answer, AnswerSentence } from '@ecco/domain';
import type { Inquiry } from '../question/inquiry.type.ts';
import { rejectedSentences } from '../terms/rejected-sentences.ts';
import { arrange } from './arrange.ts';
import { type ClaimSentence, groupClaims, weighClaims } from './claims.ts';

type CitedSentence = ClaimSentence & { sentence: Omit<AnswerSentence, 'claim'> };

/**
 * Without what was rejected. Where that is what would be told first nothing is: the next best is no answer merely because
 * the best was rejected.
 */
function unrejected(claims: readonly CitedSentence[][], { without }: Inquiry): CitedSentence[][] {
  const isRejected = rejectedSentences(without);
  const isStanding = ({ sentence: { citations, text } }: CitedSentence): boolean =>
    !isRejected({ segmentId: citations[0]?.segmentId ?? '', text });
  const [first] = claims.flat();
  if (first === undefined || !isStanding(first)) return [];
  return claims.map((claim) => claim.filter(isStanding)).filter((claim) => claim.length > 0);
}

/** What is told, claim by claim in its order. */
export function answerOfClaims(told: readonly CitedSentence[], inquiry: Inquiry): Answer {
  const { reading, sources } = inquiry;
  const { form, needs } = reading;
  const asked = { form, needs, sources };
  const claims = unrejected(arrange(groupClaims(told, asked), form, sources), inquiry);
  return {
    found: claims.length > 0,
    form,
    sentences: claims.flatMap((claim, at) => claim.map(({ sentence }) => ({ ...sentence, claim: at }))),
    claims: weighClaims(claims, asked),
    closest: [],
  };
}

import { foldApostrophes } from '../words/fold.ts';

const decision =
  /\b(?:decided|decision|voted|approved?|adopt(?:ed|s)?|rejected|ratif\w+|chose|agreed|replac(?:ed|es)|sold|bought|acquired|committed|hired|appointed|resigned|launched|announced|declared|ended|clos(?:ed|es)|moved|recommend(?:s|ed)?|negotiated|slowed|raised|raising|cut|cuts|reduced|increased|lowered)\b/iu;
const result =
  /\b(?:returned|gained|lost|fell|rose|grew|beat|lagged|trailed|outperformed|underperformed|saved|costs?|earned|paid|pays?|reached|exceeded|missed|ended the (?:quarter|year)|up from|down from|compared (?:with|to)|against|record|highest|lowest|largest)\b/iu;
const claim =
  /\b(?:expects?|forecasts?|projects?|plans? to|will|would|should|must|cannot|can't|never|argue[sd]?|warn(?:s|ed)?|disagree[sd]?|oppos(?:es|ed)|concern(?:s|ed)?|risks?|believe[sd]?|wrong|instead of|rather than|problem|mistake|but)\b/iu;

/** How much a sentence is news: a decision, a result, a claim or a disagreement; 1 for none of these. */
export function newsValue(polished: string, figures: number): number {
  const sentence = foldApostrophes(polished);
  return (
    1 +
    (decision.test(sentence) ? 0.25 : 0) +
    (result.test(sentence) ? (figures > 0 ? 0.25 : 0.1) : 0) +
    (claim.test(sentence) ? 0.15 : 0)
  );
}

const follows =
  /\b(?:because|therefore|as a result|which means|that means|means? that|meaning|consequently|leads? to|led to|results? in|resulted in|due to|so that|the reason|otherwise|in turn|depends? on|at stake|unless|until|if|would|could|must|cannot|can't|have to|has to|needs? to|required?|requires|obliged?|exposed?|threatens?|forces?|forced)\b/iu;
const strong =
  /\b(?:because|therefore|as a result|which means|that means|means? that|consequently|leads? to|led to|due to|so that|the reason|at stake|unless|must|cannot|can't|risks?|otherwise)\b/iu;
/** Why a figure was as it was tells less than what comes of it. */
const past = /\b(?:due to|because of|as a result|result(?:s|ed) in|led to)\b/iu;
const ahead =
  /\b(?:will|would|expect\w*|must|should|need(?:s)? to|have to|if|until|unless|means?|risks?)\b/iu;
/** Says of itself that it matters. */
const matters =
  /\b(?:important|critical|crucial|essential|key|matters?|priority|priorities|opportunit(?:y|ies)|challenges?|biggest|largest|first time|significant|record|long[- ]term)\b/iu;
const stake =
  /\b(?:costs?|fees?|risks?|risky|allocat\w+|commitments?|commit|liabilit\w+|contributions?|funded|unfunded|benefits|obligations?|deadlines?|regulat\w+|law|legislature|fiduciary|liquidity|illiquid|defaults?|loss(?:es)?|exposures?|redemptions?|budgets?|members|retirees|beneficiar\w+|taxpayers|employers?|pensions?|margins?|returns?|capital|investors?|trustees|board|payrolls?|premiums?|cash flows?|covenants?|rates?|inflation|valuations?|shareholders?|earnings|revenues?|tariffs?|compliance|lawsuits?|licen[cs]e|security|vulnerabilit\w+|outages?|funding|jobs|customers?|suppliers?)\b/giu;

/**
 * How much a sentence says of what follows for an institution (cost, risk, duty, time): a conclusion that it draws
 * counts most, then what it expects and what it calls important; 0 where nothing is at stake.
 */
export function consequenceValue(polished: string): number {
  const sentence = foldApostrophes(polished);
  const stakes = new Set(sentence.toLowerCase().match(stake) ?? []).size;
  if (stakes === 0 || /\bI\b/u.test(sentence)) return 0;
  const looksAhead = ahead.test(sentence);
  const onlyTold = past.test(sentence) && !looksAhead ? 0.2 : 1;
  const drawn = follows.test(sentence) ? onlyTold * (strong.test(sentence) ? 1.5 : 1) : 0;
  const weighed = (looksAhead ? 0.35 : 0) + (matters.test(sentence) ? 0.45 : 0);
  return (drawn + weighed) * (0.6 + 0.4 * Math.min(3, stakes));
}

import { leadsOver } from './call-opening.lexicon.ts';

/** Openings that follow each other: "Again, in total, sales were $4 million." */
const mostOpenings = 2;

/** A sentence of a call without what only leads over to it; the same where it has no such opening or no figure. */
export function withoutLeadOver(sentence: string): string {
  let text = sentence;
  for (let taken = 0; taken < mostOpenings; taken++) {
    const [opening] = leadsOver.findAll(text);
    if (opening === undefined || opening.index !== 0) break;
    const behind = text.slice(opening.text.length);
    if (!behind.startsWith(',') || !/\d/u.test(behind)) break;
    const rest = behind.slice(1).trimStart();
    text = rest.charAt(0).toUpperCase() + rest.slice(1);
  }
  return text;
}

const votesAbove =
  /^Based on the (?:votes?|voting results?|results?) (?:set forth|listed|shown|described) above, (?=\p{L})/u;

/** What a meeting of shareholders decided, without where its votes stand: they are cited, and not told. */
export function withoutVotesAbove(sentence: string): string {
  const text = sentence.replace(votesAbove, '');
  return text === sentence ? sentence : text.charAt(0).toUpperCase() + text.slice(1);
}

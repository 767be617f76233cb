// What a decision does not keep stands in what was heard before its end: who answered the roll with no, and until when it is put off.
import type { Decision } from '@ecco/domain';
import type { QuestionSource } from '../../ports/ports.ts';
import { readSource } from '../../reading/reading.ts';
import { putsOffUntil, sendsElsewhere } from '../question/decision.lexicon.ts';

/** Sentences before the end of a vote in which its roll is called, and in which a motion is put, at most. */
const reach = 80;

/** Somebody by a title and a name, as a clerk calls them: "Council Member Varga." */
const callsName =
  /^(?:And |Vice )?(?:Council ?[Mm]ember|Council(?:man|woman)|Commissioner|Trustee|Director|Mayor|Mr|Ms|Mrs|Dr)\.? \p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?[.?,]?$/u;
const saysNo = /^(?:no|nay)[.!]?$/iu;

/** Sentences before the end of a vote, back to where it began; `at`: place of its end among the sentences of its source. */
function before(at: number, source: QuestionSource) {
  const { sentences } = readSource(source);
  return sentences
    .slice(Math.max(0, at - reach), at)
    .map(({ text, index }) => ({ text: text.trim(), index }));
}

/** The names that were called and answered with no, where they are as many as the vote counts and the decision keeps none by name. */
export function spokenNoes({ no, ballots }: Decision, at: number, source: QuestionSource): number[] {
  if ((no?.value ?? 0) === 0 || ballots.length > 0) return [];
  const heard = before(at, source);
  const roll = heard.findLastIndex(({ text }) => /\broll call\b/iu.test(text));
  if (roll < 0) return [];
  const noes = heard.slice(roll + 1).flatMap(({ text, index }, place, called) => {
    const name = called[place - 1];
    return saysNo.test(text) && name !== undefined && callsName.test(name.text) ? [[name.index, index]] : [];
  });
  return noes.length === no?.value ? noes.flat() : [];
}

/** Where it is said until when something is put off, whose motion does not say it itself. */
export function spokenDeferral({ result, motion }: Decision, at: number, source: QuestionSource): number[] {
  if (result?.value !== 'deferred' || sendsElsewhere.test(motion.text)) return [];
  const put = before(at, source).findLast(({ text }) => putsOffUntil.test(text));
  return put === undefined ? [] : [put.index];
}

import { actsIn } from '../decisions/act.ts';
import { countPattern } from '../decisions/count.ts';
import type { Outcome } from '../decisions/motion.ts';
import { callsVote } from '../decisions/vote.lexicon.ts';
import { marker } from '../talk/marker.ts';
import { papers } from './matter-words.ts';
import type { Phrase } from './phrase.ts';

const soBeIt =
  /^(?:(?:okay|all right|and)[, ]{1,2})?(?:so be it|(?:the )?(?:ayes?|as) have it|so ordered)\b/iu;
const passes = /^(?:(?:okay|and|it|that|so)[, ]{1,2}){0,3}(?:passes|carries|is approved|stands approved)\b/iu;
const lost = /^(?:(?:okay|and|it|that|so|motion)[, ]{1,2}){0,3}(?:fails|is defeated)\b/iu;
/** "Motion to refer it back carries, 9-0." */
const ofMotion =
  /^(?:(?:okay|and|so)[, ]{1,2})?(?:the |that )?(?:\p{L}+ )?motion to [^.?]{3,80}? (?<end>carries|passes|is approved|fails)\b/iu;
const isPutOff = /\b(?:is|are|was|will be) (?:deferred|postponed|tabled)\b/iu;
const ofAnother = /\b(?:last|previous|prior|earlier) (?:month|year|week|night|meeting)\b/iu;

/** "Council Bill 214 has passed.", "The resolution is adopted." */
const ofPaper = new RegExp(
  String.raw`^(?:(?:okay|and|so|all right)[,. ]{1,2}){0,3}(?:(?:the|that|this) )?(?:${marker}|${papers})(?:,? as amended,?)? (?:(?:has|have|is|are|stands?|was|were)(?: been| hereby)? )?(?<end>passed|passes|adopted|approved|carried|carries|confirmed|fails|failed|defeated|rejected)\b(?! (?:by the|out of|on first reading in))`,
  'iu',
);

/** How a vote ended, in so many words; null where a sentence does not say. */
export function outcomeIn(phrase: Phrase): Outcome | null {
  const { text, runs } = phrase;
  if (text.trimEnd().endsWith('?') || ofAnother.test(text)) return null;
  if (soBeIt.test(text) || passes.test(text)) return 'carried';
  if (lost.test(text)) return 'failed';
  const end = ofMotion.exec(text)?.groups?.['end'];
  if (end !== undefined) return /^fail/iu.test(end) ? 'failed' : 'carried';
  const paper = ofPaper.exec(text)?.groups?.['end'];
  if (paper !== undefined) return /^(?:fail|defeat|reject)/iu.test(paper) ? 'failed' : 'carried';
  const kinds = runs.flatMap(actsIn).map(({ kind }) => kind);
  if (kinds.includes('fails')) return 'failed';
  if (kinds.includes('carries')) return 'carried';
  return isPutOff.test(text) ? 'deferred' : null;
}

const putsOffAlone = new RegExp(
  String.raw`^(?:(?:so|okay|and|all right)[, ]{1,2}){0,2}(?:${[
    '(?:this|that|the) item (?:is|will be|has been) (?:deferred|continued|postponed|tabled|rolled|held)',
    "(?:without|if there(?:'s| is) no|hearing no) objection,? (?:so )?(?:we will|we'll) (?:roll|defer|postpone|table|continue) (?:this|that|it)",
  ].join('|')})\b`,
  'iu',
);

/** Whether whoever leads puts off what was called, without a vote. */
export const isPutOffAlone = ({ text }: Phrase): boolean =>
  putsOffAlone.test(text) && !text.trimEnd().endsWith('?');

const callForAgainst = /\b(?:opposed|opposers|opposition|nays?|against|like sign)\b/iu;
const isAye = /^(?:aye|yes)[.,! ]{0,2}(?:aye[.,! ]{0,2}){0,8}$/iu;
const isNay = /^(?:no|nay|opposed)[.,! ]{0,2}(?:(?:no|nay)[.,! ]{0,2}){0,8}$/iu;

/** What a sentence is in a vote by voice. */
export function voiceIn({ text }: Phrase): 'calls' | 'asksAgainst' | 'aye' | 'nay' | null {
  const said = text.trim();
  if (isAye.test(said)) return 'aye';
  if (isNay.test(said)) return 'nay';
  if (callsVote.test(said) || /\btake a (?:roll call )?vote\b/iu.test(said)) return 'calls';
  if (said.length >= longestVoice || counts.test(said)) return null;
  if (callForAgainst.test(said)) return 'asksAgainst';
  return /\b(?:no|nay)\b(?!,? (?:mayor|sir|ma'am|madam|mr\b))/iu.test(said) && !said.endsWith('?')
    ? 'nay'
    : null;
}
const longestVoice = 40;
/** "Seven ayes, one nay.", "Four in favor, one opposed." */
const counts = new RegExp(
  String.raw`\b(?:${countPattern}) (?:ayes?|yeas?|yes(?:es)?|in favou?r|noes|nos?|nays?|opposed|against)\b`,
  'iu',
);

import type { SignalKind } from '@ecco/domain';
import { foldApostrophes } from '../../words/fold.ts';
import { lookUp } from '../../words/part-of-speech.ts';
import {
  actHeads,
  denies,
  insteadOf,
  leavesTo,
  ofOthers,
  onlyAsks,
  otherHeads,
  takesReport,
} from './effect.lexicon.ts';
import { kindsIn, placeOfKind } from './kinds.ts';
import { type Words, wordsAt } from './words.ts';

/** What a motion that carries does with the event that its words name: it, its opposite, or neither. */
type Effect = 'does' | 'refuses' | 'leaves';

/** Words before the verb of a motion. */
const lead =
  /^\W{0,3}(?:(?:to|that|we|i|it|then|so|just|also|hereby|would|please|the (?:board|committee|council|trustees|commission))[\s,:]{1,2}){0,6}/iu;

/** "To deny the request": what carries it turns that down. */
const refuses =
  /^(?:(?:to|that|we|the (?:board|committee|council)) ){0,3}(?:reject|den(?:y|ies)|declin|refus|turn down|disapprov|not |take no action)/iu;

/** Whether a motion turns down what it names. */
export const isRefusal = (motion: string): boolean => refuses.test(foldApostrophes(motion));

/** What a motion does with an event of a kind. */
export function effectOf(motion: string, kind: SignalKind): Effect {
  const text = foldApostrophes(motion);
  if (refuses.test(text)) return 'refuses';
  const at = placeOfKind(text, kind);
  if (at !== null && isDenied(text, at)) return 'refuses';
  const bare = text.replace(lead, '');
  return takesReport.test(text) || undoesOf[kind]?.test(bare) || !isAct(bare) ? 'leaves' : 'does';
}

/** What takes back, or makes less of, an event of a kind is no event of that kind: "cancel the search". */
const undoesOf: Partial<Record<SignalKind, RegExp>> = {
  search: /^(?:cancel|end|clos|terminat|discontinu|rescind|withdraw|abandon|call off)/iu,
  commitment:
    /^(?:reduc|cut|lower|decreas|trim|withdraw|cancel|rescind)\p{L}* (?:our|the|its|that|this) [^.;]{0,40}?commitment/iu,
};

/** Characters between a verb that leaves something to somebody and what they are to do. */
const reach = 80;

/** "For a memo on whether to": what is asked for is an answer. */
const isQuestion = /\b(?:for|on|whether|what|how|why|if|about)\b/iu;

/** Whether the verb at the head does what it names; words without a verb there are the thing itself. */
function isAct(text: string): boolean {
  const head = /^[\p{L}-]+/u.exec(text)?.[0].toLowerCase() ?? '';
  if (leavesTo.test(head)) {
    const query = text.slice(head.length, head.length + reach);
    const [, whom = '', next] = /^(.{0,60}?)\bto ((?:[\p{L}-]+ ?){1,4})/u.exec(query) ?? [];
    if (next === undefined || isQuestion.test(whom)) return !onlyAsks.test(head);
    return !ofOthers.test(query) && isAct(next);
  }
  if (otherHeads.test(head)) return false;
  return lookUp(head) !== 'verb' || actHeads.test(head);
}

/** Whether "not" stands before the event in its clause, or it stands behind "rather than". */
function isDenied(text: string, at: number): boolean {
  const before = text.slice(0, at);
  const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1);
  const own = clause.split(/\b(?:and|but)\b/iu).at(-1) ?? '';
  return denies.test(own);
}

/** A motion without what it says is not done: "rather than commit $20 million, commit $10 million". */
export function withoutAlternative(motion: Words, kind: SignalKind): { words: Words; isRefused: boolean } {
  const [only, ...others] = motion.citations;
  const text = foldApostrophes(motion.text);
  const [match] = insteadOf.findAll(text);
  if (only === undefined || others.length > 0 || match === undefined)
    return { words: motion, isRefused: false };
  const stop = text.slice(match.index).search(/[,;]/u);
  const pieces = [
    only.quote.slice(0, match.index),
    stop < 0 ? '' : only.quote.slice(match.index + stop + 1),
  ].map((piece) => piece.trim());
  const retained = pieces.find((piece) => kindsIn(piece).includes(kind));
  if (retained !== undefined) return { words: wordsAt([{ ...only, quote: retained }]), isRefused: false };
  return { words: motion, isRefused: kindsIn(text.slice(match.index)).includes(kind) };
}

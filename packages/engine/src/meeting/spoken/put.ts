import { amends } from '../decisions/amend.lexicon.ts';
import { isProcedure } from '../decisions/motion.lexicon.ts';
import { withoutMarkers } from '../talk/marker.ts';
import type { Run } from '../talk/turn.ts';
import { asChanged } from './changed-figure.ts';
import { type Phrase, runsBetween } from './phrase.ts';

/** What is moved, or put to the vote, and how far that is told. */
export type MotionWording = {
  kind: 'bare' | 'own' | 'putOff' | 'procedure' | 'unclear';
  words: Run[];
  /** Of the chair, who says it again; which of two motions it is, where that is said. */
  isSaidAgain: boolean;
  of: 'substitute' | 'main' | null;
};

const link = '(?:,? (?:that we |that us |that |to |for us to |for |we )|,? (?=approv))';
const motionBefore =
  "(?:(?:main|original|substitute|only) )?motion(?: that's| that is)?(?: on the floor| before us| before you| right now| now| at the (?:time|moment))?";
const restatedMotion = [
  new RegExp(
    String.raw`(?<!part of )\b(?:the|this|that|your|my|(?:our|the) (?:main|original|substitute)) ${motionBefore},? is(?: now| really| i guess|,)*(?: going to be)? (?:to |that we |that |for )`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:we have|we've got|i have|there is|there's|there has been|there's been) (?:a|the) (?:substitute )?motion(?: made)?(?: on the floor)?(?:,? (?:and )?(?:a )?second(?:ed)?)?(?: on the floor)?${link}`,
    'iu',
  ),
  /(?:^|\bso )(?:(?:okay|so|and|all right)[, ]{1,2})?(?:we have )?(?:a )?motion (?:made )?(?:was )?(?:made )?by [^?]{3,70}?(?:,| and)? (?:seconded|second|a second)(?: made)? by [\p{L}'. -]{3,40}?,? to /iu,
  /^(?:(?:okay|so|and|all right)[, ]{1,2})?(?:we have )?a motion by [\p{L}'. -]{3,40}? to (?=approv|den|defer|postpon|adopt)/iu,
  /\bmotion(?: is| was| has been| made)?(?: made)?(?: and)?(?: is)? second(?:ed)?,? (?:to |that )/iu,
  /\ball (?:those |of those )?in favor (?:of |for )(?!(?:the|that|this|it|your|my)\b(?: motion| substitute)?[.,?]?(?: say|$)|say)/iu,
  /\bwhat we(?:'re| are) voting on(?: now| here| right now)? is (?:to )?/iu,
  /^(?:so )?this (?=be (?:deferred|postponed|approved|denied))/iu,
] as const;
const moved = [
  /\b(?:make|made|offer|propose|entertain|hear|have|is there|put forward|take|get|obtain|call for) (?:a|the|that|an) (?:unusual |kind of unusual )?(?:substitute )?motion(?: here)?,? (?:to |that we |that |for us to |for )/iu,
  /\b(?:call for|ask for|need|have) (?:an? )?(?=approval of the minutes)/iu,
  /\bmotion on (?:the )?(?=consent (?:agenda|items?|calendar))/iu,
  /\b(?:i|we|and|so|approval,)(?:'d|'ll| would| will)?(?: like to| also| just| so)? move (?:that we |that |to |for |we )/iu,
  /^(?:(?:okay|so|and|yes|mayor|all right)[, ]{1,2})?(?:so )?(?:i )?(?:moved?|motion)(?: to| for| that we| that)? (?=approv|adopt|den|defer|postpon|accept|refer|send|table|adjourn)/iu,
  /\blike (?:for us |us )?to (?:consider )?(?=(?:postpon|deferr?|refer)(?:ing|e)?\b)/iu,
  /\brecommend(?:ation)? that we (?=approve|adopt|den|defer)/iu,
  /^(?:so )?(?=(?:defer|postpone|roll) (?:it|this|that|\d|thirty|sixty|ninety|until)\b)/iu,
  /\band that's (?=(?:to )?defer (?:this|it)\b)/iu,
] as const;
const bareMotion = new RegExp(
  `^(?:(?:okay|yes|i'll|mayor|all right|well)[, ]{1,2}){0,2}(?:${[
    "so moved?|move(?:d)? (?:for )?approv(?:al|e)|moved|i'll make that motion|motion to approve|no move",
    String.raw`i(?:'ll| will|'d| would)?(?: like to)?(?: so)? move (?:approval|adoption|passage|acceptance|it|that|this|the item|item \w{1,4}|\d{1,3}[a-z]?)`,
  ].join('|')})\\b[^?]{0,40}$`,
  'iu',
);

/** What nobody votes on by itself: the order of business, and how a vote is taken. */
const order = new RegExp(
  String.raw`\b(?:${[
    String.raw`reconsider\w*|rehear|bring (?:this|it|that) back|bringing it back|moved? .{0,24}\bup\b|to the (?:top|front)`,
    String.raw`out of order|(?:to|end of|the) (?:the )?agenda(?! item)|withdraw\w*|abbreviated|roll call|suspend`,
    String.raw`adjourn\w*|recess|extend|speak|discussion item|abeyance|(?:end|close|cut) (?:debate|discussion)`,
    'call the question|add, defer|(?<!motion )(?:to|on) the consent|agenda item to the end',
    String.raw`add(?:ing)? (?:\p{L}+ ){0,4}(?:to|on) (?:the|our) agenda`,
  ].join('|')})\b`,
  'iu',
);
const puttingOff =
  /^(?:(?:we|that|this|it|be|to|consider|just|go ahead and)\s){0,4}(?:deferr?|postpon|tabl(?:e|ing)\b|roll|delay|hold (?:it|this) over|continue (?:it|this))(?:e|ed|ing|al|ement|ment)?\b|\bpostponement\b|\bbe (?:deferred|postponed|tabled)\b|^(?:a )?(?:30|60|90)[- ]day deferral/iu;
const noAdvice = /\b(?:no|without|out) recommendation\b/iu;
const ofAmendment =
  /\bamend(?:ed|ing)?\b(?! (?:chapter|section|the .{0,40}\b(?:code|budget|plan|agreement|contract|ordinance)|contract|knox|article))|\bamendments? (?:to the motion|is|was)\b/iu;
/** "The motion on the floor is a substitute, which ...": it is said again, in words that are no motion. */
const saidOtherwise =
  /\bmotion (?:on the floor|before us|before you)(?: right now| now)?(?: is|'s) (?!to\b|that\b|for\b)/iu;

/** Whether a sentence takes back what was moved, or changes it in words that are not those of a motion. */
export const isDoubtful = ({ text }: Phrase): boolean =>
  unsettles.test(text) || saidOtherwise.test(text) || (amends.test(text) && !/\bsubstitute\b/iu.test(text));
const unsettles =
  /\b(?:friendly amendment|amend (?:the|my|your|that) motion|as an amendment|withdr[ae]w(?:s|ing|n)?|division|(?:no|without) recommendation|chang(?:e|ed|ing) (?:my|the|your) motion)\b/iu;
/** Words that only refer to what was called before. */
const filler = new Set(
  "approve approved approves approval adopt accept it this that both them these those the a an and of for as be we to so all i per is on second first reading staff staffs recommendation recommendations mpc motion ordinance resolution request item agenda items presented written amended submitted read with proper please if hasn't already been done do our item's matter from planning commission committee council bill placed upon final consideration pass passage adoption introduced introduction docket number".split(
    ' ',
  ),
);
/** Somebody argues, or talks to somebody. */
const argues =
  /\b(?:i|i'm|i'd|i've|you|you're|know|think|they|they're|really|because|don't|not so|okay|sorry|mean|guess)\b/iu;
const fewestWords = 2;
const mostCharacters = 320;

/** What a sentence moves or puts to the vote; null where it does neither. */
export function putIn(phrase: Phrase): MotionWording | null {
  const { text } = phrase;
  const again = firstOf(restatedMotion, text);
  const match = again ?? firstOf(moved, text);
  const of = /\bsubstitute\b/iu.test(text)
    ? 'substitute'
    : /\b(?:original|main) motion\b/iu.test(text)
      ? 'main'
      : null;
  if (match === null) {
    return bareMotion.test(text.trim()) ? { kind: 'bare', words: [], isSaidAgain: false, of } : null;
  }
  const open = match.index + match[0].length;
  // "That approves the use of ...": what is approved.
  const from = open + (/^approv(?:es|ing) /iu.exec(text.slice(open))?.[0].length ?? 0);
  const end = text
    .slice(from)
    .search(
      /(?:[.;?!]|,? (?:(?:all|any|is there|do i) (?:in favor|opposed|a second|opposition|hear)|second(?:ed)? by)\b.*)\s{0,2}$/u,
    );
  const consent = /^(?:approv\w{0,3} )?(?:the )?consent (?:agenda|items?|calendar)\b/iu.exec(
    text.slice(from),
  );
  const to =
    consent === null
      ? Math.min(end < 0 ? text.length : from + end, from + mostCharacters)
      : from + consent[0].length;
  return {
    kind: kindOf(text.slice(from, to).trim(), text),
    words: runsBetween(phrase, from, to),
    isSaidAgain: again !== null,
    of,
  };
}

const firstOf = (patterns: readonly RegExp[], text: string): RegExpExecArray | null => {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return match;
  }
  return null;
};

function kindOf(said: string, sentence: string): MotionWording['kind'] {
  // What is approved as amended is what was called, and told as such.
  const words = said.replace(/,? by \p{Lu}[^,]{1,40}$/u, '').replace(asChanged, '');
  if (puttingOff.test(words)) return 'putOff';
  if (order.test(sentence) || isProcedure.test(words)) return 'procedure';
  if (
    /^(?:approv\w{0,3} (?:of )?|adopt )?(?:the )?(?:minutes|consent (?:agenda|items?|calendar))\b/iu.test(
      words,
    )
  )
    return 'own';
  if (noAdvice.test(words) || ofAmendment.test(words)) return 'unclear';
  const telling =
    withoutMarkers(words)
      .toLowerCase()
      .match(/[\p{L}\d'$][\p{L}\d'$,.-]*/gu)
      ?.filter((word) => !filler.has(word.replace(/[,.]$/u, ''))) ?? [];
  if (telling.length === 0) return 'bare';
  return telling.length < fewestWords || argues.test(words) ? 'unclear' : 'own';
}

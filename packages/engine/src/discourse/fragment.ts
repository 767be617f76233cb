import { lookUp, wordClass } from '../words/part-of-speech.ts';
import type { Token } from '../words/token.ts';
import { finite } from './verb.lexicon.ts';

/** Words after which the next verb belongs to a clause inside the sentence. */
const opensClause = new Set(
  'which that who whom whose where when while because if although though since after before until unless how what why whether as than wherever whatever'.split(
    ' ',
  ),
);
const participleOnly = /^(?:been|done|seen|gone|given|taken|known|shown|written|being)$/u;
/** "Little bouncing around": what ends so says nothing of a subject by itself. */
const gerund = /^\p{L}{2,}ing$/u;
const verbsInIng = new Set('bring sing ring swing spring cling sting fling'.split(' '));
/** What these open can be no main clause; "what", "that" and "after" at the beginning may be its subject or its time. */
const opensAside = new Set('while because if although though unless when whenever'.split(' '));

const subject = /^(?:we|i|you|he|she|it|they|who)$/u;

/** Whether a word can be what its clause says of its subject; `before` is the word before it. */
function isMainVerb(lower: string, before: string | undefined): boolean {
  if (finite.test(lower)) return true;
  if (before === undefined || before === 'to' || participleOnly.test(lower)) return false;
  if (gerund.test(lower) && !verbsInIng.has(lower)) return false;
  if (lookUp(lower) === 'verb' || wordClass(lower) === 'verb') return true;
  // The dictionary has many past forms as adjectives: "margins improved", "we closed".
  return lower.endsWith('ed') && (subject.test(before) || wordClass(before) === 'noun');
}

/**
 * Whether a sentence lacks a main verb: a scrap of talk such as "Be able to integrate it" or "Responsible with the ways
 * in which we handle data". Every clause inside it takes the first verb after the word that opens it; a verb that is
 * left over is the main one. A sentence that opens with a bare verb tells somebody what to do, and counts as a scrap.
 */
export function isFragment(tokens: readonly Token[]): boolean {
  let clauses = opensWithAs(tokens) ? 1 : 0;
  for (const [at, { lower }] of tokens.entries()) {
    // "That is", "What we saw": the word is the subject.
    if (at > 0 ? opensClause.has(lower) : opensAside.has(lower)) clauses++;
    else if (isMainVerb(lower, tokens[at - 1]?.lower) && !continuesClause(tokens, at)) {
      if (clauses === 0) return false;
      clauses--;
    }
  }
  return true;
}

/** "Downloads, and validates all blocks", "Includes $4 million": what somebody or something does that was left before it. */
export function lacksSubject([first, joint, second, next]: readonly Token[]): boolean {
  if (first === undefined || joint === undefined || !/[^s]s$/u.test(first.lower)) return false;
  if (onlyReports.test(first.lower)) return !isMainVerb(joint.lower, first.lower);
  const isJoined = joint.lower === 'and' || joint.lower === 'or';
  return (
    isJoined &&
    second !== undefined &&
    next !== undefined &&
    reportsOfIt(second.lower) &&
    !isMainVerb(next.lower, second.lower)
  );
}

const onlyReports =
  /^(?:includes|represents|contains|reflects|excludes|comprises|consists|provides|allows|refers|validates)$/u;

/** "Validates": what one does, and no thing in the plural. */
const reportsOfIt = (lower: string): boolean =>
  /[^s]s$/u.test(lower) && lookUp(lower) === 'verb' && wordClass(lower) === 'verb';

const joinsVerbs = new Set('and or but then also not just'.split(' '));

/** Whether a verb goes on with the clause of the one before: "who sold the bonds and bought loans". */
function continuesClause(tokens: readonly Token[], at: number): boolean {
  let back = at - 1;
  while (joinsVerbs.has(tokens[back]?.lower ?? '')) back--;
  return back < at - 1 && /^(?:and|or|but)$/u.test(tokens[back + 1]?.lower ?? '');
}

/** "As rates rose" opens a clause; "as of June", "as a result", "as the trustee" do not. */
function opensWithAs([first, next]: readonly Token[]): boolean {
  return first?.lower === 'as' && next !== undefined && !joinsNoClause.has(next.lower);
}

const joinsNoClause = new Set('of a an the to for part expected usual such many much few'.split(' '));

/**
 * Whether words without stops run from one sentence into the next: a second main verb outside of a
 * clause. Only for text that was heard without punctuation: there "and" joins what belongs together and what does not.
 */
export function isRunOn(tokens: readonly Token[]): boolean {
  let free = 1;
  for (const [at, { lower }] of tokens.entries()) {
    if (opensClause.has(lower)) free++;
    else if (isMainVerb(lower, tokens[at - 1]?.lower) && --free < 0) return true;
  }
  return false;
}

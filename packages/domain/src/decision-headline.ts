import type { DecisionResult } from './decision.ts';
import type { VoteCount } from './ledger.ts';
import type { MoveKind } from './move.ts';
import { type SignalFields, signalHeadline } from './signal-headline.ts';
import { voteWords } from './vote-words.ts';

/** What is known of a decision in words and figures. */
export type DecisionFields = {
  result: DecisionResult | null;
  vote: VoteCount;
  /** All were for it, in words where nobody counted. */
  isUnanimous: boolean;
  /** The words of the motion. */
  motion: string;
  move: MoveKind | null;
  amended: boolean;
  /** The item of the agenda, where the motion does not say by itself what it is about. */
  about: string | null;
  /** What the decision does with money, managers or people. */
  signal: SignalFields | null;
};

const results: Readonly<Record<DecisionResult, string>> = {
  carried: 'Approved',
  failed: 'Rejected',
  withdrawn: 'Withdrawn',
  deferred: 'Deferred',
};

/** What a motion opens with before it says what is moved. */
const opening =
  /^(?:(?:okay|ok|so|well|then|and|also|yes|um|uh)[, ]+|(?:i['’]d|i would|i['’]ll|i will|i)(?: like to| want to)? (?:make a motion|move)(?: that| to| for)? |(?:to|that|we) )/iu;
/** What the result says again. */
const approves =
  /^(?:(?:approve[sd]?|adopt(?:s|ed)?|accept(?:s|ed)?)(?: the)? |approval of (?:the )?)(?=\S+ \S)/iu;
/** A thing in so few words that it can stand before its result: "Mix C rejected". */
const mostOfThing = 4;
const isThing = /^(?:the )?(?:mix|option|portfolio|plan|proposal|scenario|alternative|item|resolution)\b/iu;

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Says that something is moved, and nothing of what. */
const saysNothing =
  /^(?:(?:so )?moved?|motion|(?:the|this|that|it|a) ?(?:motion|ordinance|resolution|item)?|(?:(?:i )?move(?:d)? |motion |make (?:a|the) motion )?(?:that we |to |for |of )?(?:approv(?:e|al|ed)|adopt(?:ion)?|accept(?:ance)?)(?: (?:it|this|that))?|(?:this|it) be deferred|resolve that we have to|i move|moved? (?:it|that|this)|i['’]ll move that)$/iu;
/** "Amendment 3 be agreed": a motion that has its own number. */
const ownAmendment = /^(?:the )?amendments? (?:no\.? ?)?\d/iu;
/** What a chair says of a motion or opens a meeting with. */
const ofTheChair = /\b(?:motion ma[dk]e|call (?:this|the) meeting to order)\b/iu;

/** Whether words say what was moved. */
export const saysWhatIsMoved = (words: string): boolean =>
  !saysNothing.test(words.replace(/[.!?]+$/u, '').trim()) && !ofTheChair.test(words);

/** "The language of this section as is": what is moved is the item of the agenda, and its title says more. */
const itsItem =
  /^(?:(?:the )?(?:language|text|wording|contents?) (?:of|in|for) )?th(?:is|e) (?:section|(?:agenda )?item|agenda section)(?: as (?:is|it is|it stands|written|presented|edited))?(?: for (?:now|the present|the time being))?$/iu;

/** Whether a motion names nothing but the item of the agenda that it belongs to. */
export const movesItsItem = (motion: string): boolean =>
  itsItem.test(motionWords(motion).replace(approves, '').trim());

/** What was moved, without what only puts it to the vote. */
export function motionWords(motion: string): string {
  let rest = motion.trim();
  for (let cut = opening.exec(rest); cut !== null; cut = opening.exec(rest)) rest = rest.slice(cut[0].length);
  return rest.replace(/[.]$/u, '');
}

const recommends = /^recommend (?:the )?(.{1,60}?)(?: to the (?:full )?board)?$/iu;

/** "Mix C": the letter of a plan is written large. */
const thingWords = (words: string): string =>
  withCapital(words.replace(/^the /iu, '').replace(/\b([a-z])$/u, (letter) => letter.toUpperCase()));

/** A motion that names a thing alone, and what became of it: "Mix C rejected"; null for other motions. */
function thingDecided({ motion, result }: DecisionFields): string | null {
  const said = motionWords(motion);
  const advised = recommends.exec(said)?.[1];
  const thing = advised ?? said.replace(/^(?:adopt|approve|accept|move) /iu, '');
  if (result === null || !isThing.test(thing) || thing.split(/\s+/u).length > mostOfThing) return null;
  const came = result === 'carried' && advised !== undefined ? 'recommended' : results[result].toLowerCase();
  return `${thingWords(thing)} ${came}`;
}

const headlineWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];

/** "The minutes" under "Approval of Minutes of Previous Meeting": every word of the motion stands in the title. */
const namesNothingElse = (what: string, title: string): boolean => {
  const known = new Set(headlineWords(title));
  const own = headlineWords(what);
  return own.length > 0 && own.every((word) => known.has(word));
};

/** "Amendment rejected", "Substitute approved", "Not seconded": how a motion came out that is no main one. */
function movedAs(move: MoveKind | null, came: string): string {
  if (move === 'no-second') return 'Not seconded';
  if (move === 'amendment') return `Amendment ${came.toLowerCase()}`;
  return move === 'substitute' ? `Substitute ${came.toLowerCase()}` : came;
}

/**
 * A decision in one line: how it came out, the vote in figures, and what was moved: made of the fields of its signal
 * where it has one, else of the words of the motion.
 */
export function decisionHeadline(fields: DecisionFields): string {
  const { result, vote, signal, about, move, amended } = fields;
  const count = voteWords(vote);
  const thing = thingDecided(fields);
  if (thing !== null) return count === null ? thing : `${thing}, ${count}`;
  if (signal !== null) return signalHeadline({ ...signal, vote });
  const plain = result === null ? 'Moved' : results[result];
  const came = result === 'carried' && count === null && fields.isUnanimous ? `${plain} unanimously` : plain;
  const named = movedAs(move, came);
  const head = [named, ...(count === null ? [] : [count]), ...(amended ? ['as amended'] : [])].join(', ');
  const said = motionWords(fields.motion);
  const isItem = about !== null && movesItsItem(fields.motion);
  const what =
    isItem || !saysWhatIsMoved(said) ? '' : result === 'carried' ? said.replace(approves, '') : said;
  // The title of an item may be that of another amendment.
  const isTold = about !== null && what.toLowerCase().includes(about.toLowerCase());
  const title = ownAmendment.test(said) || isTold ? null : about;
  const isRepeated = title !== null && namesNothingElse(what, title);
  return [head, title, isRepeated ? '' : withCapital(what)]
    .filter((part) => part !== null && part !== '')
    .join(': ');
}

/** What two decisions decide between: "Mix C rejected, 2–4; mix B recommended, 1 opposed"; null where they are of other things. */
export function choiceHeadline(rejected: DecisionFields, taken: DecisionFields): string | null {
  const isChoice = rejected.result === 'failed' && taken.result === 'carried';
  const [lost, won] = [thingDecided(rejected), thingDecided(taken)];
  const [noun, other] = [lost, won].map((one) => one?.split(' ')[0]?.toLowerCase());
  if (!isChoice || lost === null || won === null || noun !== other) return null;
  return `${decisionHeadline(rejected)}; ${decisionHeadline(taken).charAt(0).toLowerCase()}${decisionHeadline(taken).slice(1)}`;
}

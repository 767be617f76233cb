import type { Doer, Outcome } from '../decisions/motion.ts';
import { namesSubject } from '../talk/marker.ts';
import { type Run, runText } from '../talk/turn.ts';
import { withoutFigure } from './changed-figure.ts';
import type { MotionWording } from './put.ts';

/** What was called and is before a body: its words, the turn that called it, and whether it has been decided. */
export type Matter = {
  words: Run[] | null;
  /** Its number, where nothing else was read. */
  number: Run[] | null;
  turn: number;
  /** The sentence that called it. */
  at: number;
  isDecided: boolean;
  /** Only its number was read so far. */
  isOpen: boolean;
  /** Somebody gave another figure than was read out. */
  isChanged: boolean;
  /** "As amended", in the words of a motion on it. */
  change: Run[];
};

/** What was moved on it; `isDoubtful` once somebody changed it in words that are not those of a motion. */
export type SpokenMotion = { put: MotionWording; movedBy: Doer; secondedBy: Doer; isDoubtful: boolean };

/** A meeting before anything was called. */
export const noMatter: Matter = {
  ...{ words: null, number: null, turn: 0, at: Number.NEGATIVE_INFINITY, isDecided: false },
  ...{ isOpen: true, isChanged: false, change: [] },
};

/** What was voted on in words that tell it, and what became of it. */
export type DecidedWords = { words: Run[]; result: Outcome };

/** What a vote with some outcome decided; null where its subject cannot be told, or nothing but a number is known of it. */
export function decidedBy(motion: SpokenMotion | null, matter: Matter, result: Outcome): DecidedWords | null {
  const decided = motionSubject(motion, matter, result);
  return decided !== null && namesSubject(joined(decided.words)) ? decided : null;
}
/** The words of a matter with which a vote was taken that names nothing but its number; null elsewhere. */
export function unnamedBy(motion: SpokenMotion | null, matter: Matter, result: Outcome): DecidedWords | null {
  const { words, number } = matter;
  const called = words === null && number !== null ? { ...matter, words: number } : matter;
  const voted = motionSubject(motion, called, result);
  return voted !== null && !namesSubject(joined(voted.words)) ? voted : null;
}
const joined = (words: readonly Run[]): string => words.map(runText).join(' ');

function motionSubject(motion: SpokenMotion | null, matter: Matter, result: Outcome): DecidedWords | null {
  const { kind, words } = motion?.put ?? { kind: 'bare', words: [] };
  if (kind === 'unclear' || kind === 'procedure' || motion?.isDoubtful) return null;
  if (kind === 'own') return result === 'deferred' ? null : { words, result };
  const called = matter.isDecided ? null : matter.words;
  if (kind === 'bare') {
    const own = called === null ? null : asDecided(called, matter);
    return own === null ? null : { words: own, result };
  }
  // "Postponing items 12E and F": what is put off may be named by its number.
  const named = words.some((run) => /\bitems? (?:number )?\d{1,3} ?[a-z]?\b/iu.test(runText(run)))
    ? words
    : null;
  const off = called ?? named;
  return off === null || result === 'failed' ? null : { words: off, result: 'deferred' };
}

/** What was read out, as far as it was decided: without a figure that did not hold, and as it was changed. */
function asDecided(called: Run[], { isChanged, change }: Matter): Run[] | null {
  if (!isChanged && change.length === 0) return called;
  const own = withoutFigure(called);
  return own === null ? null : [...own, ...change];
}

/** The motion that replaces another: "so moved" keeps the words that were there, and whoever was named stays. */
export function replacing(before: SpokenMotion | null, motion: SpokenMotion): SpokenMotion {
  if (before === null) return motion;
  const isKept = motion.put.kind === 'bare' && before.put.kind !== 'bare' && !before.isDoubtful;
  const { movedBy, secondedBy } = motion.movedBy === null ? before : motion;
  return { ...motion, put: isKept ? before.put : motion.put, movedBy, secondedBy };
}

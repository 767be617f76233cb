import type { EntityType } from '@ecco/domain';
import { asksBeginning, asksLeader } from './answer-kind.lexicon.ts';
import { asksMover } from './decision.lexicon.ts';
import { asksAdviser, asksLeaver, asksPerson, asksPlace, asksSuccessor, asksWinner } from './form.lexicon.ts';

/** Whom or what a question asks for by name. */
export type NameQuestion = {
  types: readonly EntityType[];
  /** Whoever leads something. */
  isLeader: boolean;
  /** Whoever comes into an office. */
  isNew: boolean;
  /** Whoever went. */
  isLeaver: boolean;
  /** Whoever comes after somebody. */
  isSuccessor: boolean;
  /** Whoever was given a contract. */
  isWinner: boolean;
  /** What somebody did with a motion. */
  moved: 'moved' | 'seconded' | null;
};

function typesFor(question: string): readonly EntityType[] {
  if (asksAdviser.test(question)) return ['organisation', 'person'];
  if (asksPerson.test(question)) return ['person'];
  return asksPlace.test(question) ? ['place'] : ['organisation'];
}

const movedBy = (question: string): NameQuestion['moved'] =>
  asksMover.test(question) ? (/seconded/iu.test(question) ? 'seconded' : 'moved') : null;

export const readNameQuestion = (question: string): NameQuestion => ({
  types: typesFor(question),
  isLeader: asksLeader.test(question),
  isNew: /\bnew\b/iu.test(question),
  isLeaver: asksLeaver.test(question),
  isSuccessor: asksSuccessor.test(question),
  isWinner: asksWinner.test(question),
  moved: movedBy(question),
});

/** When something happens. */
export type DateQuestion = {
  /** It is still to come. */
  isPlanned: boolean;
  /** When it begins. */
  isBeginning: boolean;
  /** "364-day": what tells one of several alike from another. */
  terms: readonly string[];
};

const asksPlanned =
  /^\W*when (?:will\b|(?:does|do|is|are)\b[^?]{1,80}\b(?:plan|expect|intend|target|aim|anticipat|hope|schedul))/iu;

const term = /(?<![\d.,])\d{1,4}(?=[- ](?:day|week|month|year)s?\b)/giu;
export const termsIn = (text: string): readonly string[] => text.match(term) ?? [];

export const readDateQuestion = (question: string): DateQuestion => ({
  isPlanned: asksPlanned.test(question),
  isBeginning: asksBeginning.test(question),
  terms: termsIn(question),
});

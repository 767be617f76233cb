import type { Decision, NamedBallot } from '@ecco/domain';

/** A member of an invented board, in the forms in which minutes print a name. */
export type Person = {
  /** "Imogen de la Roca, Jr." */
  full: string;
  /** "de la Roca", or with an initial where two have the same: what tells the member from all others. */
  short: string;
  /** "Trustee", "Ms." */
  title: string;
  /** Said beside the name in a list: "(by telephone)", "(Chair)"; empty for most. */
  beside: string;
};

export type Ballot = NamedBallot['ballot'];
export type Voter = { person: Person; ballot: Ballot };

/** A vote as it was made: everything that is told of it is held against this. */
export type MadeVote = {
  voters: readonly Voter[];
  mover: Person;
  seconder: Person;
  /** The vehicle that a motion is about, by which its decision is known again. */
  vehicle: string;
  result: NonNullable<Decision['result']>['value'];
  /** What is printed contradicts itself: a list lacks a name that its count has. Nothing of the vote may be told. */
  isMisprinted: boolean;
};

/** A way of printing a vote: paragraphs, or lines, behind the words of the motion. */
export type Layout = {
  name: string;
  /** The motion is printed as a resolution, whose movers the layout names. */
  isResolution?: true;
  print: (vote: MadeVote, written: VoteLists) => string[];
};

/** The lists of a vote as a layout wants them; a misprint has lost a name of the first list there. */
export type VoteLists = {
  /** Members who cast a ballot, as they are printed. */
  of: (ballot: Ballot) => string[];
  /** So many are counted. */
  count: (ballot: Ballot) => number;
  /** All in the order in which a clerk calls them. */
  roll: readonly { name: string; ballot: Ballot }[];
};

// A revision: another transcript of an item that has one, made later by a transcriber, by the publisher or by a person.

/** Where the words of an item come from: the publisher, the site's captions, a person's upload, the page, or a transcriber. */
export const transcriptOrigins = ['publisher', 'captions', 'uploaded', 'page', 'transcriber'] as const;
export type TranscriptOrigin = (typeof transcriptOrigins)[number];

/** Where the words of a revision come from. */
export const revisionSources = ['transcriber', 'publisher', 'file'] as const;
export type RevisionSource = (typeof revisionSources)[number];

/**
 * How far a revision is. `proposed`: it is there, and the item has its old transcript. `used`: it took its place; `undone`: the
 * former one has it back. `dismissed`: somebody stopped it or does not want it.
 */
export const revisionStates = [
  'waiting',
  'working',
  'proposed',
  'used',
  'undone',
  'failed',
  'dismissed',
] as const;
export type RevisionState = (typeof revisionStates)[number];

/** What becomes of a transcript that a publisher adds later to what was transcribed by machine. */
export const laterTranscripts = ['propose', 'replace', 'ignore'] as const;
export type LaterTranscripts = (typeof laterTranscripts)[number];

/** In order of weight. `figure`: what a figure says differs, not how it is written. */
export const differenceKinds = ['figure', 'name', 'words'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** A place of one of two transcripts. `words`: those that differ; before and after them some that both have. */
export type DifferingPlace = {
  /** Index of the line. */
  line: number;
  startMs: number | null;
  before: string;
  words: string;
  after: string;
};

/** A place at which two transcripts of one recording differ; words may be empty on one side. */
export type TranscriptDifference = { kind: DifferenceKind; old: DifferingPlace; new: DifferingPlace };

/**
 * What becomes of a line that a person corrected. `stays`: the correction stands on the same words; `agrees`: the other transcript
 * says what the person wrote; `lost`: the words that were corrected are not in it.
 */
export const correctionFates = ['stays', 'agrees', 'lost'] as const;
export type CorrectionFate = (typeof correctionFates)[number];

/** `line`: where it is in the new transcript; `now`: how it reads there. */
export type RevisedCorrection = {
  fate: CorrectionFate;
  said: string;
  corrected: string;
  now: string;
  line: number;
  startMs: number | null;
};

/** In lines: how many read the same, how many differ, and of these how many in a figure or else in a name. */
export type RevisionCounts = {
  same: number;
  differ: number;
  figures: number;
  names: number;
  /** Corrections of people that stay, and those whose words are gone. */
  corrections: number;
  lost: number;
};

/** How two transcripts of an item differ. `leftOut`: differences beyond the bound, those in words first. */
export type RevisionChanges = {
  counts: RevisionCounts;
  differences: TranscriptDifference[];
  leftOut: number;
  corrections: RevisedCorrection[];
  /** Names that a person gave to voices which the new transcript has not. */
  namesLost: string[];
};

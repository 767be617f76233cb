/**
 * The ports: one type for each intelligent task. The built-in engine of this room implements them without
 * network, key or model download; the `models` room implements the same types with outside services.
 *
 * A port takes text with places and returns facts that cite places. It never returns a citation whose
 * `quote` is not found in the segment it names (see `proof/`).
 */

import type {
  Analysis,
  Answer,
  Assertion,
  CandidateVerdict,
  ContentKind,
  Entity,
  FiscalPeriod,
  FlavorName,
  Highlight,
  Outline,
  Overview,
  Proceedings,
  Span,
  Speaker,
} from '@ecco/domain';

/** A run of text by one speaker (or one paragraph of a page) with a stable id. Times in ms, pages from 1. */
export type Segment = {
  id: string;
  index: number;
  /** Label as the source gives it ("Speaker 2", "Jane Doe", "0"), or null where there is none. */
  speaker: string | null;
  text: string;
  startMs: number | null;
  endMs: number | null;
  page: number | null;
  /** Figures of the text that were transcribed unsurely: no statement may rest on them (D56). Left out where there are none. */
  unsure?: readonly Span[] | undefined;
};

/** What is known from outside the text about the item: title, show, people the publisher names. */
export type Context = {
  kind: ContentKind;
  title: string;
  description: string;
  showName: string | null;
  /** Organizations that it is of: a body whose meeting it is, a company whose call or paper. */
  organizations?: readonly string[] | undefined;
  /** The quarter or the year that it reports on, where that is known besides its title. */
  period?: FiscalPeriod | null | undefined;
  /** People the publisher or an organization's roster names, with the role it gives them. */
  people: KnownPerson[];
  /** What it is read for: sentences and subjects in these terms count more. `US_Pension_Funds` where nobody chose. */
  flavor?: FlavorName;
  /** How much is told, 0 to 1; 0.25 where nobody chose. */
  detail?: number;
};

export type KnownPerson = { name: string; role: string | null; provenance: 'publisher' | 'roster' };

export type Source = {
  context: Context;
  segments: Segment[];
  /** Who speaks, under the labels of the segments, where that was found before; else it is read from the text. */
  speakers?: Speaker[] | undefined;
};

/** The short forms and topics of a source, and who and what it names. */
export type EntityAnalysis = Analysis & { entities: Entity[] };

/** A source to be asked, with what was made of it where something was: that also tells where an answer may stand. */
export type QuestionSource = Source & {
  outline?: Outline | undefined;
  analysis?: Analysis | undefined;
  /** Of a meeting, where they were read before. */
  proceedings?: Proceedings | undefined;
  /** The day that it is of, as ISO date or time: where time matters the newest is told first. */
  date?: string | null | undefined;
};

/** A sentence that was told once: its text, and a segment that it cites. */
export type UsedSentence = { segmentId: string; text: string };

export type Question = {
  query: string;
  sources: QuestionSource[];
  /** Sentences that were rejected: they are not told, and where one of them would come first nothing answers. */
  without?: readonly UsedSentence[] | undefined;
  /** What the asker wants to know, a text each: what concerns that weighs more. */
  needs?: readonly string[] | undefined;
  /** When it is asked (ISO): what comes next must lie ahead of it. Nobody knows where it is left out. */
  askedAt?: string | undefined;
  /** The organization that is asked, where it is one: "its" is of it. */
  of?: { name: string; aliases: readonly string[] } | undefined;
};

export type { Answer, CandidateVerdict };

export type Candidate = {
  context: Context;
  personName: string | null;
  organizationName: string;
  text: string;
  /** The organization itself publishes it: then it is about the organization, whatever it names. */
  isOwn?: boolean | undefined;
  /** It is a meeting, or a paper of one. */
  isOfMeeting?: boolean | undefined;
};

export type SpeechRequest = { text: string; voice: 'narrator' | 'quote' };
/** Mono 16-bit PCM. */
export type Speech = { samples: Int16Array; sampleRate: number };

export type AudioRequest = {
  bytes: Uint8Array;
  mimeType: string;
  fileName: string;
  language: string | null;
  /** How long it sounds, as it was measured; left out where nobody did. */
  durationMs?: number | null | undefined;
  /** Names that may be said, the likeliest first; a transcriber takes as many as its service allows. */
  names?: readonly string[] | undefined;
};

/** A word at its time, in ms. `confidence` is a share of 1, null where the service does not tell it. */
export type TranscribedWord = { text: string; startMs: number; endMs: number; confidence: number | null };

/** What a transcriber says of its own work on a run; null what it does not tell. */
type HearingSigns = {
  /** Mean of the logarithms of what its tokens were likely. */
  logProbability: number | null;
  /** How many times smaller the text packs: what repeats itself packs well. */
  compression: number | null;
  /** How likely nobody speaks, as a share of 1. */
  silence: number | null;
};

/** A run as it was heard. Times in ms of the recording; `words` are empty where the service does not tell them. */
export type TranscribedSegment = {
  text: string;
  speaker: string | null;
  startMs: number;
  endMs: number;
  confidence: number | null;
  words: TranscribedWord[];
  signs: HearingSigns | null;
};
/**
 * What a voice of a transcription sounds like: a vector of the model that made it, which may be compared with those of the
 * same model alone. `speaker` is the label that its segments bear.
 */
export type VoicePrint = { speaker: string; model: string; vector: number[] };

/** `voices` are left out where the service answers without any. */
export type Transcription = {
  language: string | null;
  segments: TranscribedSegment[];
  voices?: VoicePrint[] | undefined;
};

/** A port may be cancelled; it rejects with the signal's reason. */
export type Port<Input, Output> = (input: Input, signal?: AbortSignal) => Promise<Output>;

export type Ports = {
  identifySpeakers: Port<Source, Speaker[]>;
  outline: Port<Source, Outline>;
  overview: Port<Source & { outline: Outline }, Overview>;
  highlights: Port<Source & { outline: Outline }, Highlight[]>;
  analyse: Port<Source & { outline: Outline }, EntityAnalysis>;
  assertions: Port<Source, Assertion[]>;
  proceedings: Port<Source & { outline: Outline }, Proceedings>;
  classifyCandidate: Port<Candidate, CandidateVerdict>;
  answer: Port<Question, Answer>;
  speak: Port<SpeechRequest, Speech>;
  transcribe: Port<AudioRequest, Transcription>;
  embed: Port<string[], number[][]>;
};
export type Task = keyof Ports;

/**
 * A port that hands its result over in pieces, in order: each is a result of its own, and together they are the whole.
 * It may be cancelled, and ends where nobody asks for more.
 */
export type StreamingPort<Input, Output> = (input: Input, signal?: AbortSignal) => AsyncIterable<Output>;

/** The tasks that may be done piece by piece, by the names of their ports. */
export type StreamingPorts = {
  /** An answer for each sentence, the last one with all claims; one without any where nothing is found. */
  answer: StreamingPort<Question, Answer>;
};
export type StreamedTask = keyof StreamingPorts;

/** What made a result is recorded with it. */
export type Maker = { engine: string; version: string };

/** What a transcriber takes in one request, and how many requests at once; it may learn that it is less. */
export type HearingLimits = { maxBytes: number; maxMs: number; atOnce: number };

/**
 * An engine does some of the tasks, and some of those piece by piece; the composition asks each task's engines in the
 * configured order.
 */
export type Engine = Maker & {
  ports: Partial<Ports>;
  streams?: Partial<StreamingPorts>;
  hearing?: () => HearingLimits;
  /** By which an admin chooses it, where it is a service. */
  serviceId?: string;
  /** Whether it failed lately, so that what waits for it is not all sent to it. */
  isFailing?: () => boolean;
};

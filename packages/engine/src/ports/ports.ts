/**
 * The ports: one type for each intelligent task. The built-in engine of this room implements them without
 * network, key or model download; the `models` room implements the same types with outside services.
 *
 * A port takes text with places and returns facts that cite places. It never returns a citation whose
 * `quote` is not found in the segment it names (see `proof/`).
 */

import type { FlavorName } from '../flavors/index.ts';

export type ContentKind = 'episode' | 'video' | 'article' | 'document' | 'earnings' | 'meeting';

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
};

/** What is known from outside the text about the item: title, show, people the publisher names. */
export type Context = {
  kind: ContentKind;
  title: string;
  description: string;
  showName: string | null;
  /** People the publisher or an organisation's roster names, with the role it gives them. */
  people: KnownPerson[];
  /** What it is read for: sentences and subjects in these terms count more. `US_Pension_Funds` where nobody chose. */
  flavor?: FlavorName;
};

export type KnownPerson = { name: string; role: string | null; provenance: 'publisher' | 'roster' };

export type Source = { context: Context; segments: Segment[] };

/** A verbatim run of one segment's text, and where it stands. */
export type Citation = {
  segmentId: string;
  quote: string;
  startMs: number | null;
  endMs: number | null;
  page: number | null;
};

/** A sentence of a summary. `verbatim` says that the text is the speaker's words and may stand in quotation marks. */
export type CitedText = { text: string; verbatim: boolean; citations: Citation[] };

export type SpeakerProvenance = 'publisher' | 'introduction' | 'label' | 'roster' | 'voice' | 'hand';

export type Speaker = {
  /** The label in the source's segments that this speaker stands for. */
  label: string;
  /** A person's name, or "Speaker 2" where nothing is sure. */
  name: string;
  /** As the field says it: host, guest, operator, chief executive, analyst, chair, trustee. */
  role: string | null;
  organisation: string | null;
  /** Null where nobody is named. */
  provenance: SpeakerProvenance | null;
  /** 0 to 1. */
  confidence: number;
  evidence: Citation | null;
};

/** A part of a long chapter that has a subject of its own; it lasts until the next one or the chapter's end. */
export type Section = { title: string; firstSegment: number; startMs: number | null; page: number | null };

export type Chapter = {
  title: string;
  /** Index of the first and the last segment, both inside. */
  firstSegment: number;
  lastSegment: number;
  startMs: number | null;
  endMs: number | null;
  page: number | null;
  /** 0 to 100: how much the chapter says for a reader who monitors institutions. */
  relevancy: number;
  summary: CitedText[];
  takeaways: CitedText[];
  /** In order; what is before the first is under the chapter's own title. Left out where the chapter is of one piece. */
  sections?: Section[] | undefined;
};

/** What a page of a document says. Pages count from 1. */
export type NarratedPage = { page: number; sentences: CitedText[] };

export type Outline = {
  chapters: Chapter[];
  /** The pages that have something to tell; left out where the source has no pages. */
  pages?: NarratedPage[] | undefined;
};

export type Overview = { keyInsights: CitedText[]; whyItMatters: CitedText[] };

export type Topic = {
  label: string;
  /** 0 to 1 */
  weight: number;
  mentions: number;
  segmentIds: string[];
};

export type EntityType = 'person' | 'organisation' | 'place';

export type Entity = {
  name: string;
  type: EntityType;
  aliases: string[];
  mentions: number;
  segmentIds: string[];
};

export type Analysis = {
  oneLiner: CitedText | null;
  tldr: CitedText[];
  keyTopics: Topic[];
  entities: Entity[];
};

export type Highlight = {
  /** Verbatim, 8 to 60 words. */
  text: string;
  speaker: string | null;
  segmentId: string;
  startMs: number | null;
  endMs: number | null;
  page: number | null;
  score: number;
};

/** The seven themes of the insights grid, by id. */
export const themes = {
  1: 'Fundraising & LP Relations',
  2: 'Performance & NAV',
  3: 'Deal Flow & Pipeline',
  4: 'Portfolio Company Operations',
  5: 'Market Conditions',
  6: 'Regulatory & Compliance',
  7: 'Team & Organizational Changes',
} as const;
export type ThemeId = keyof typeof themes;

export type Stance = 'positive' | 'negative' | 'neutral';
export type AssertionKind = 'fact' | 'guidance' | 'opinion' | 'question';

export type Figure = {
  /** As it stands in the text: "$2.4 billion", "7.25%". */
  text: string;
  value: number;
  unit: 'usd' | 'percent' | 'basis-points' | 'count' | 'other';
  direction: 'up' | 'down' | null;
  /** The time it is of, as the sentence says it: "third quarter", "fiscal year ended June 30". */
  period: string | null;
};

export type Assertion = {
  /** The claim in one sentence. */
  text: string;
  citation: Citation;
  speaker: string | null;
  theme: ThemeId;
  stance: Stance;
  kind: AssertionKind;
  organisations: string[];
  figures: Figure[];
  /** 0 to 1. */
  weight: number;
};

/** A source to be asked, with what was made of it where something was: that also tells where an answer may stand. */
export type AskedSource = Source & { outline?: Outline | undefined; analysis?: Analysis | undefined };
export type Question = { query: string; sources: AskedSource[] };
export type Answer = { found: boolean; sentences: (CitedText & { sourceIndex: number })[] };

export type Candidate = {
  context: Context;
  personName: string | null;
  organisationName: string;
  text: string;
};
export type CandidateVerdict = {
  speakerPresent: boolean;
  aboutPerson: boolean;
  aboutOrganisation: boolean;
  meaningful: boolean;
  /** 0 to 1. */
  overallValue: number;
};

export type SpeechRequest = { text: string; voice: 'narrator' | 'quote' };
/** Mono 16-bit PCM. */
export type Speech = { samples: Int16Array; sampleRate: number };

export type AudioRequest = { bytes: Uint8Array; mimeType: string; fileName: string; language: string | null };
export type Transcription = {
  language: string | null;
  segments: { text: string; speaker: string | null; startMs: number; endMs: number }[];
};

/** A port may be cancelled; it rejects with the signal's reason. */
export type Port<Input, Output> = (input: Input, signal?: AbortSignal) => Promise<Output>;

export type Ports = {
  identifySpeakers: Port<Source, Speaker[]>;
  outline: Port<Source, Outline>;
  overview: Port<Source & { outline: Outline }, Overview>;
  highlights: Port<Source & { outline: Outline }, Highlight[]>;
  analyse: Port<Source & { outline: Outline }, Analysis>;
  assertions: Port<Source, Assertion[]>;
  classifyCandidate: Port<Candidate, CandidateVerdict>;
  answer: Port<Question, Answer>;
  speak: Port<SpeechRequest, Speech>;
  transcribe: Port<AudioRequest, Transcription>;
  embed: Port<string[], number[][]>;
};
export type Task = keyof Ports;

/** What made a result is recorded with it. */
export type Maker = { engine: string; version: string };

/** An engine does some of the tasks; the composition asks each task's engines in the configured order. */
export type Engine = Maker & { ports: Partial<Ports> };

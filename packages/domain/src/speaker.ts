import type { Citation } from './citation.ts';

/** Where a speaker's name comes from. */
export const speakerProvenances = ['publisher', 'introduction', 'label', 'roster', 'voice', 'hand'] as const;
export type SpeakerProvenance = (typeof speakerProvenances)[number];

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

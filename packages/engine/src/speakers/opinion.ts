import type { Citation, SpeakerProvenance } from '../ports/ports.ts';

/** One reason to believe that a label is a person. */
export type Opinion = {
  label: string;
  name: string;
  role: string | null;
  organisation: string | null;
  provenance: SpeakerProvenance;
  /** 0 to 1. */
  confidence: number;
  evidence: Citation | null;
};

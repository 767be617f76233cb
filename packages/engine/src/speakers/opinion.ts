/** One reason to believe that a label is a person. */
import type { Citation, SpeakerProvenance } from '@ecco/domain';
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

import type { ContentKind, SpeakerProvenance, VoiceVerdict } from '@ecco/domain';
import type { NameBefore } from './voice.table.ts';

/** A voice is a label of an item. */
export type VoicePlace = { itemId: string; label: string };

/** `vector`: of any length but zero. `spokenMs`: how much of its speech that rests on. */
export type NewVoicePrint = { label: string; model: string; vector: readonly number[]; spokenMs: number };
export type StoredVoicePrint = VoicePlace & { model: string; vector: number[] };

/** Another voice that sounds alike; `likeness` is a cosine. */
export type AlikeVoice = { other: VoicePlace; likeness: number };

/** A voice of an item beside one of another that sounds alike, and what that one is called. */
export type VoiceMatch = {
  label: string;
  other: VoicePlace & { kind: ContentKind; slug: string; title: string };
  likeness: number;
  /** Null where nobody is named there. */
  named: { name: string; provenance: SpeakerProvenance } | null;
};

/** `by`: the e-mail address of who decided, null where they are gone. */
export type VoiceReview = VoicePlace & {
  decisionId: string;
  name: string;
  verdict: VoiceVerdict;
  /** What the speaker was called; null where nothing is known of that. */
  before: NameBefore | null;
  by: string | null;
  at: Date;
};

export type NewVoiceReview = VoicePlace & {
  decisionId: string;
  name: string;
  verdict: VoiceVerdict;
  before: NameBefore | null;
  userId: string | null;
};

export type UndoneReview = VoicePlace & { name: string; verdict: VoiceVerdict; before: NameBefore | null };

import { speakerProvenances, voiceVerdicts } from '@ecco/domain';
import { z } from 'zod';
import { ItemName } from './citation.schema.ts';
import { limits } from './limit.ts';

/** Another item in which a voice that sounds alike bears the name, and where that name comes from. */
export const VoiceEvidence = z.object({
  item: ItemName,
  provenance: z.enum(speakerProvenances),
});
export type VoiceEvidence = z.infer<typeof VoiceEvidence>;

/** A voice that nobody named and that sounds like somebody who is named in other items. */
export const VoiceProposal = z.object({
  label: z.string(),
  /** What the page calls the voice as long as nobody names it. */
  called: z.string(),
  name: z.string(),
  /** How alike the most alike is, a share of 1. */
  likeness: z.number(),
  /** The longest line that the voice says, by which it may be known; null where no line has a time. */
  place: z.object({ segment: z.string(), line: z.number().int(), start_ms: z.number().int() }).nullable(),
  /** At most `limits.voiceEvidenceMax` of the items in which it is named. */
  evidence: z.array(VoiceEvidence),
  /** In how many items it is named. */
  named: z.number().int(),
  /** Other items in which the voice speaks and nobody named it. */
  others: z.number().int(),
});
export type VoiceProposal = z.infer<typeof VoiceProposal>;

/** What was decided of a voice of this item. `by`: an e-mail address; null where they are gone. */
export const VoiceDecision = z.object({
  uuid: z.string(),
  label: z.string(),
  /** What the page called the voice before. */
  called: z.string(),
  name: z.string(),
  verdict: z.enum(voiceVerdicts),
  by: z.string().nullable(),
  at: z.string(),
});
export type VoiceDecision = z.infer<typeof VoiceDecision>;

export const ItemVoices = z.object({
  proposals: z.array(VoiceProposal),
  decisions: z.array(VoiceDecision),
});
export type ItemVoices = z.infer<typeof ItemVoices>;

/** `all`: the voice in every other item where nobody named it, as well. */
const voiceScopes = ['item', 'all'] as const;

export const NewVoiceDecision = z.object({
  label: z.string().min(1).max(limits.speakerLabelMax),
  name: z.string().min(1).max(limits.speakerNameMax),
  verdict: z.enum(voiceVerdicts),
  scope: z.enum(voiceScopes),
});
export type NewVoiceDecision = z.infer<typeof NewVoiceDecision>;

/** How many voices of how many items are known by their sound; `enabled`: whether more are stored. */
export const StoredVoices = z.object({
  enabled: z.boolean(),
  voices: z.number().int(),
  items: z.number().int(),
});
export type StoredVoices = z.infer<typeof StoredVoices>;

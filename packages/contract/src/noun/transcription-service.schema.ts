import { mostPieceBytes, speechModelFamilies, transcriptionServiceKinds } from '@ecco/domain';
import { z } from 'zod';

/** What a test showed. `words_right`: the share of the known words; null where no words came. */
export const ServiceTest = z.object({
  at: z.iso.datetime(),
  passed: z.boolean(),
  reason: z.string().nullable(),
  form: z.string().nullable(),
  has_word_times: z.boolean(),
  has_confidence: z.boolean(),
  has_speakers: z.boolean(),
  words_right: z.number().nullable(),
  seconds: z.number(),
});
export type ServiceTest = z.infer<typeof ServiceTest>;

const Settings = z.object({
  name: z.string().trim().min(1).max(80),
  kind: z.enum(transcriptionServiceKinds),
  /** Empty for what runs on this machine. */
  address: z.union([
    z.literal(''),
    z
      .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
      .max(500)
      .transform((text) => text.replace(/\/{1,9}$/, '')),
  ]),
  model: z.string().trim().min(1).max(100).nullable(),
  max_bytes: z.number().int().min(100_000).max(mostPieceBytes),
  max_seconds: z.number().int().min(30).max(36_000),
  at_once: z.number().int().min(1).max(64),
  /** US dollars for an hour of a recording. */
  price_per_hour: z.number().min(0).max(1_000).nullable(),
});

/** A transcription service as admins see it; without its key. */
export const TranscriptionService = z.object({
  id: z.string(),
  ...Settings.shape,
  address: z.string(),
  max_bytes: z.number(),
  has_key: z.boolean(),
  enabled: z.boolean(),
  of_environment: z.boolean(),
  working_since: z.iso.datetime().nullable(),
  failing_since: z.iso.datetime().nullable(),
  failure: z.string().nullable(),
  fallback_at: z.iso.datetime().nullable(),
  testing_since: z.iso.datetime().nullable(),
  test: ServiceTest.nullable(),
});
export type TranscriptionService = z.infer<typeof TranscriptionService>;

const key = z.string().trim().min(1).max(500).nullable();

export const NewTranscriptionService = Settings.extend({ key });
export type NewTranscriptionService = z.infer<typeof NewTranscriptionService>;

/** A key that is left out stays. */
export const TranscriptionServiceChange = NewTranscriptionService.partial();
export type TranscriptionServiceChange = z.infer<typeof TranscriptionServiceChange>;

/** What this machine has to recognize speech with, in the directory that its operator names. */
export const SpeechMachine = z.object({
  has_package: z.boolean(),
  has_directory: z.boolean(),
  is_readable: z.boolean(),
  models: z.array(z.object({ name: z.string(), family: z.enum(speechModelFamilies) })),
  /** Folders that hold a part of a model, with the files that are missing. */
  incomplete: z.array(
    z.object({ name: z.string(), family: z.enum(speechModelFamilies), missing: z.array(z.string()) }),
  ),
  /** Whether there are models for voice activity and for diarization. */
  detects_speech: z.boolean(),
  separates_speakers: z.boolean(),
});
export type SpeechMachine = z.infer<typeof SpeechMachine>;

/** All of them, in the order in which they are used. */
export const TranscriptionServices = z.object({
  services: z.array(TranscriptionService),
  machine: SpeechMachine,
});
export type TranscriptionServices = z.infer<typeof TranscriptionServices>;

import type { TranscriptionService } from '@ecco/contract';
import { idOf } from './id.ts';

/** One of the transcription services, enabled after a test that passed. */
export const buildTranscriptionService = (
  part: Partial<TranscriptionService> = {},
): TranscriptionService => ({
  ...{ id: idOf(1), name: 'Birch', kind: 'deepgram', address: 'https://speech.example/v1', model: 'nova-3' },
  ...{ max_bytes: 25_000_000, max_seconds: 1_400, at_once: 2, price_per_hour: 0.26 },
  ...{ has_key: true, enabled: true, of_environment: false },
  ...{ working_since: '2026-03-01T09:00:00.000Z', failing_since: null, failure: null, fallback_at: null },
  testing_since: null,
  test: {
    ...{ at: '2026-03-01T09:00:00.000Z', passed: true, reason: null, form: 'words with speakers' },
    ...{ has_word_times: true, has_confidence: true, has_speakers: true, words_right: 0.92, seconds: 3.4 },
  },
  ...part,
});

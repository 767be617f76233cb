import { z } from 'zod';
import { LineHearing } from './hearing.schema.ts';

/** One line of a transcript, or one paragraph of a page. `start_time` and `end_time` as h:mm:ss. */
export const Segment = z.object({
  /** Stable: survives a re-transcription as long as the words do. */
  id: z.string(),
  /** Line index, from 0. */
  content_id: z.number().int(),
  speaker: z.string().nullable(),
  speaker_label: z.string().nullable(),
  text: z.string(),
  /** The words as the source has them, where a person corrected the line; null where it stands as it was said. */
  said: z.string().nullable(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  start_ms: z.number().int().nullable(),
  end_ms: z.number().int().nullable(),
  page_number: z.number().int().nullable(),
  ...LineHearing,
});
export type Segment = z.infer<typeof Segment>;

export const Transcript = z.object({
  segments: z.array(Segment),
  from: z.number().int(),
  total: z.number().int(),
});
export type Transcript = z.infer<typeof Transcript>;

import { z } from 'zod';
import { limits } from './limit.ts';
import { line } from './text.schema.ts';

const ByUuid = z.object({ uuid: z.uuid() });

/** In an address it is text; what is left empty there is no score of nought. */
const Score = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
]);
export const ScoreChange = ByUuid.extend({ score: Score.pipe(z.number().int().min(0).max(100)) });

/** Without `highlight` it is about all highlights of the item. */
export const HighlightApproval = ByUuid.extend({
  approved: z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]),
  highlight: z.uuid().optional(),
});

export const HtmlDocument = ByUuid.extend({ html_document: z.string().max(limits.htmlDocumentMax) });

/** What an analysis is made for; the built-in engine makes the same for every recipient. */
export const AnalysisRequest = z.object({
  slug: z.string().min(1),
  force: z.boolean().default(true),
  recipient: z.string().max(200).optional(),
  source_content_description: z.string().max(2_000).optional(),
  graph: z.record(z.string(), z.unknown()).optional(),
});

/** A speaker's name by an admin's hand (D29). `show`: for every item of the show that carries this label. */
export const SpeakerNaming = ByUuid.extend({
  label: z.string().min(1).max(200),
  name: line(limits.speakerNameMax).regex(/[\p{L}\p{N}]/u, 'A name has a letter or a digit.'),
  scope: z.enum(['item', 'show']).default('item'),
});
export type SpeakerNaming = z.infer<typeof SpeakerNaming>;

/** `summary_id` is the key `{slug}/summary_{index}`; what is spoken is the stored text of that card. */
export const CardAudioRequest = z.object({
  summary_id: z
    .string()
    .max(200)
    .regex(/^[^/\s]+\/summary_\d{1,4}$/, 'Not the name of a summary card'),
  summary: z.string().max(20_000).optional(),
});

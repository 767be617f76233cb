import { detailStep, readPageRanges } from '@ecco/domain';
import { z } from 'zod';
import { Message } from './account.schema.ts';
import { limits } from './limit.ts';
import { FlavorName } from './name.schema.ts';
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

/** `base`: the version that the person began from, so that nobody's is written over unseen; left out, it is not asked. */
export const HtmlDocument = ByUuid.extend({
  html_document: z.string().max(limits.htmlDocumentMax),
  base: z.uuid().nullable().optional(),
});
export const SavedDocument = Message.extend({ version: z.string().nullable() });

const isStep = (detail: number): boolean =>
  Math.abs(detail / detailStep - Math.round(detail / detailStep)) < 1e-6;

/** In an address numbers are text. */
const Detail = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d(\.\d{1,4})?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(0).max(1).refine(isStep, 'The detail goes in steps of 0.05.'));

const PageRanges = z
  .string()
  .trim()
  .max(200)
  .refine((text) => readPageRanges(text) !== null, 'Write pages as 1,2,3-5,9-11.');

/** How an item is read. `page_ranges`: as people write them, empty for all pages. */
export const AnalysisOptions = z.object({
  flavor: FlavorName,
  summary_detail: z.number().min(0).max(1),
  page_ranges: z.string(),
});
export type AnalysisOptions = z.infer<typeof AnalysisOptions>;

const WantedOptions = z.strictObject({
  flavor: FlavorName.optional(),
  summary_detail: Detail.optional(),
  page_ranges: PageRanges.optional(),
  /** Only the short form is made again. */
  tldr_only: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
    .optional(),
});
export type WantedAnalysis = z.infer<typeof WantedOptions>;

/** In an address an object is its JSON. */
const OptionsText = z
  .string()
  .max(2_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('Options are a JSON object.');
      return z.NEVER;
    }
  })
  .pipe(WantedOptions);
const Options = z.union([WantedOptions, OptionsText]).optional().describe('The same, as an object');

/** How a document is to be read. */
export const DocumentAnalysis = ByUuid.extend({
  ...WantedOptions.shape,
  options: Options,
  /** It is always made again. */
  force: z.stringbool().or(z.boolean()).optional(),
});

/** How an item is to be read; the built-in engine makes the same for every recipient. What is left out stays as it was. */
export const AnalysisRequest = WantedOptions.extend({
  slug: z.string().min(1),
  options: Options,
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

const CardName = z
  .string()
  .max(200)
  .regex(/^[^/\s]+\/summary_\d{1,4}$/, 'Not the name of a summary card');
const CardText = z.string().max(20_000);

/**
 * A card by its name `{slug}/summary_{index}`, as `summary_id` with `summary` or as `key` with `text`. What is spoken is
 * the stored text of that card, whatever text is sent.
 */
export const CardAudioRequest = z
  .object({
    summary_id: CardName.optional(),
    summary: CardText.optional(),
    key: CardName.optional(),
    text: CardText.optional(),
  })
  .transform(({ summary_id, key }, context) => {
    const card = summary_id ?? key;
    if (card !== undefined && (key ?? card) === card) return { card };
    context.addIssue('Name one summary card, by summary_id or by key.');
    return z.NEVER;
  });

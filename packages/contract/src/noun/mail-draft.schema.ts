import { draftSubjects } from '@ecco/domain';
import { z } from 'zod';
import { limits } from './limit.ts';
import { line, prose } from './text.schema.ts';

/** A page of this product by its path, or a page elsewhere. */
function isPageAddress(text: string): boolean {
  if (/^\/(?![/\\])/.test(text)) return true;
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username + password === '';
}

export const ByDraftSubject = z.object({
  type: z.enum(draftSubjects),
  /** Uuid or slug. */
  uuid: z.string().trim().min(1).max(limits.itemNameMax),
  event_url: line(limits.urlMaxLength)
    .refine(isPageAddress, 'This is no address of a page.')
    .optional()
    .describe('Where the mail leads; the page of the thing where it is left out'),
});
export type ByDraftSubject = z.infer<typeof ByDraftSubject>;

/** Where a sentence stands in its source. `href`: a whole address that leads to the second, page or line. */
export const DraftPlace = z.object({
  title: z.string(),
  at: z.string(),
  quote: z.string(),
  href: z.string(),
});
export type DraftPlace = z.infer<typeof DraftPlace>;

/** A sentence about a source; one without a place is not among them. */
export const DraftLine = z.object({
  /** Lasts as long as the sentence and its places do. */
  id: z.string(),
  /** What it is, before it is told: a decision with its outcome, or a signal. */
  label: z.string().nullable(),
  text: z.string(),
  /** The source's own words, which stand in quotation marks and cannot be reworded. */
  verbatim: z.boolean(),
  speaker: z.string().nullable(),
  places: z.array(DraftPlace).min(1),
});
export type DraftLine = z.infer<typeof DraftLine>;

export const DraftSection = z.object({
  name: z.string(),
  /** What is known of it besides, such as its date. */
  meta: z.string().nullable(),
  href: z.string().nullable(),
  lines: z.array(DraftLine),
});
export type DraftSection = z.infer<typeof DraftSection>;

/** What a mail could say of a thing, before anybody edited it. */
export const MailDraft = z.object({
  type: z.enum(draftSubjects),
  uuid: z.string(),
  title: z.string(),
  meta: z.string().nullable(),
  subject: z.string(),
  /** Where the mail leads. */
  href: z.string(),
  sections: z.array(DraftSection),
  /** Whom it is sent to when it is sent. */
  to: z.string(),
});
export type MailDraft = z.infer<typeof MailDraft>;

/** A sentence that the mail keeps; `text`: as it was reworded. */
const KeptLine = z.object({
  id: z.string().min(1).max(64),
  text: line(limits.draftLineMax).min(1, 'A sentence needs words. Leave it out instead.').optional(),
});

/** The mail as it was edited: what is not among its lines is left out. */
export const DraftEdit = z.object({
  subject: line(limits.draftSubjectMax).min(1, 'The mail needs a subject.'),
  opening: prose(limits.draftWordsMax).default(''),
  closing: prose(limits.draftWordsMax).default(''),
  lines: z.array(KeptLine).max(limits.draftLinesMax),
});
export type DraftEdit = z.infer<typeof DraftEdit>;

export const EditedDraft = ByDraftSubject.extend(DraftEdit.shape);
export type EditedDraft = z.infer<typeof EditedDraft>;

export const MailShown = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type MailShown = z.infer<typeof MailShown>;

/** What a public document says it is (D35); `document` where it says nothing of the kind. */
export const documentTypes = [
  'agenda',
  'packet',
  'draft-minutes',
  'approved-minutes',
  'minutes',
  'notice',
  'earnings-call',
  'meeting-transcript',
  'report',
  'filing',
  'document',
] as const;
export type DocumentType = (typeof documentTypes)[number];

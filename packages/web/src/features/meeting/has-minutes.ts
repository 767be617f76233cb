import type { Meeting, MeetingSource } from '@ecco/contract';

const minutes: readonly MeetingSource['document_type'][] = ['approved-minutes', 'minutes', 'draft-minutes'];

/** Whether a meeting has what can be held side by side: a recording, or its transcript, and minutes. */
export function hasBothSides({ media, documents }: Meeting): boolean {
  const isSpoken = media.length > 0 || documents.some((one) => one.document_type === 'meeting-transcript');
  return isSpoken && documents.some(({ document_type }) => minutes.includes(document_type));
}

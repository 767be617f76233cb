import { contentKinds } from './content-kind.ts';

/** What a mail is written about: an item of a kind, a meeting with all that it left behind, or a hub's week. */
export const draftSubjects = [...contentKinds, 'event', 'hub'] as const;
export type DraftSubject = (typeof draftSubjects)[number];

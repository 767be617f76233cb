/** What can change so that somebody who holds a copy of it has to look again. Typed here and nowhere else. */
export const changeTags = [
  'item.changed',
  'show.changed',
  'list.changed',
  'meeting.changed',
  'organisation.changed',
  'person.changed',
  'answer.changed',
  'access.changed',
  'candidates.changed',
  'services.changed',
] as const;
export type ChangeTag = (typeof changeTags)[number];

/** `id` null: any of them may have changed. */
export type Change = { tag: ChangeTag; id: string | null };

/** What a method that writes declares. `stamp`: the item's row is to bear the time, and who watches it to be told. */
export type DeclaredChange = { tag: ChangeTag; id: string; stamp?: true };

/** The item with its status, of which the writer told those who watch it; or one that nobody can watch. */
export const itemChanged = (id: string): DeclaredChange => ({ tag: 'item.changed', id });
/** Something of an item: its row gets the time, and those who watch it are told. */
export const partOfItemChanged = (id: string): DeclaredChange => ({ tag: 'item.changed', id, stamp: true });
export const showChanged = (id: string): DeclaredChange => ({ tag: 'show.changed', id });
export const listChanged = (id: string): DeclaredChange => ({ tag: 'list.changed', id });
export const meetingChanged = (id: string): DeclaredChange => ({ tag: 'meeting.changed', id });
export const organizationChanged = (id: string): DeclaredChange => ({ tag: 'organisation.changed', id });
export const personChanged = (id: string): DeclaredChange => ({ tag: 'person.changed', id });
export const answerChanged = (id: string): DeclaredChange => ({ tag: 'answer.changed', id });
/** Which candidates an organization has, or how they were decided: the id is the organization's. */
export const candidatesChanged = (organizationId: string): DeclaredChange => ({
  tag: 'candidates.changed',
  id: organizationId,
});

/** What a transcription service is, or how it fares. */
export const servicesChanged = (id: string): DeclaredChange => ({ tag: 'services.changed', id });

/** Who this user is, what they may do or where they are signed in. */
export const accessChanged = (userId: string): DeclaredChange => ({ tag: 'access.changed', id: userId });

/** The same of something that may not be there. */
export const ifAny = <Value>(
  value: Value | null,
  changed: (value: Value) => readonly DeclaredChange[],
): readonly DeclaredChange[] => (value === null ? [] : changed(value));

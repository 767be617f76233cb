import type { OrganizationType } from '@ecco/domain';

/** `heldAt` in ms; null for a meeting without a time, and for one that is gone. */
export type MeetingCopy = { id: string; heldAt: number | null };

/** Of an organization what lists ask for, and what stands beside its meetings. */
export type OrganizationCopyRow = {
  id: string;
  slug: string;
  name: string;
  type: OrganizationType;
  state: string | null;
  totalAssets: number | null;
  totalMembers: number | null;
  /** What lists look through for words, in small letters. */
  words: string;
  /** Its name as lists order it: to be compared as it stands, sign by sign. */
  nameOrder: string;
  meetings: readonly MeetingCopy[];
};

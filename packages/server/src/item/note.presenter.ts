import type { Item as PublicItem } from '@ecco/contract';
import { remarkLeads } from '@ecco/domain';
import type { Item } from '@ecco/store';

const isRemark = (note: string): boolean => Object.values(remarkLeads).some((lead) => note.startsWith(lead));

/** What a reader should know of an item, the warnings apart from what is only good to know. */
export const presentNotes = ({ notes }: Pick<Item, 'notes'>): Pick<PublicItem, 'notes' | 'remarks'> => ({
  notes: notes.filter((note) => !isRemark(note)),
  remarks: notes.filter(isRemark),
});

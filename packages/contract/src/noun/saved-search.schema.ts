import { savedTabs } from '@ecco/domain';
import { z } from 'zod';
import { limits } from './limit.ts';
import { SearchQuery } from './search.schema.ts';
import { line } from './text.schema.ts';

const Name = line(limits.savedSearchNameMax).min(1);
const Tab = z.enum(savedTabs);

export const SavedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  /** As it is typed, in the search language; of signals their filter as the address has it. */
  query: z.string(),
  /** The tab of the search page that it was saved on, or `signals`. */
  tab: Tab,
  created_at: z.iso.datetime(),
  /** When you last looked at what it finds. */
  seen_at: z.iso.datetime(),
  /** Items that it finds and that arrived after that: as many as are counted, the best first. */
  new_items: z.array(z.uuid()).max(limits.savedSearchNewMax),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const NewSavedSearch = SearchQuery.extend({
  name: Name,
  tab: Tab,
  /** With which one that was deleted is put back; now when left out, and never later than now. */
  seen_at: z.iso.datetime().optional(),
});
export type NewSavedSearch = z.infer<typeof NewSavedSearch>;

export const SavedSearchName = z.object({ name: Name });

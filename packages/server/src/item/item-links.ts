import type { LinkedOrganization, LinkedPerson, Meeting, Store } from '@ecco/store';
import { createCache } from '../memory/cache.ts';

/** What an item is of, and whom it names. */
type ItemSurroundings = {
  meeting: Meeting | null;
  organizations: LinkedOrganization[];
  people: LinkedPerson[];
};
export type ItemLinksReader = { of: (itemId: string) => Promise<ItemSurroundings> };

declare module '../request/services.ts' {
  interface Services {
    itemLinks: ItemLinksReader;
  }
}

/** Items kept at most; each takes a few kilobytes. */
const cacheMax = 1_000;

/** Links of items, kept until an item, a meeting, an organization or a person has changed. */
export function createItemLinksReader(store: Pick<Store, 'meetings' | 'links' | 'changes'>): ItemLinksReader {
  const { meetings, links, changes } = store;
  const cache = createCache<ItemSurroundings>({
    max: cacheMax,
    staleOn: {
      changes,
      tags: ['item.changed', 'meeting.changed', 'organisation.changed', 'person.changed'],
    },
  });
  const read = async (id: string): Promise<ItemSurroundings> => {
    const [meeting, organizations, people] = await Promise.all([
      meetings.ofItem(id),
      links.organizationsOf(id),
      links.peopleOf(id),
    ]);
    return { meeting, organizations, people };
  };
  return { of: (id) => cache.get(id, () => read(id)) };
}

import type { Changes } from '../changes/change-channel.ts';
import type { Connection } from '../connection/connection.ts';
import { items } from '../items/index.ts';
import type { createLibraryPages } from './library.repository.ts';
import { isListed, libraryCondition } from './library-condition.ts';

type LibraryPages = ReturnType<typeof createLibraryPages>;
type Needs = Pick<Connection, 'db' | 'isInTransaction'> & { changes: Changes; library: LibraryPages };

/**
 * The library, of which every page tells how many items there are: they are counted once until one is heard to have
 * changed, where no filter is asked for.
 */
export function createCachedLibrary({ db, isInTransaction, changes, library }: Needs): LibraryPages {
  let counted: Promise<number> | null = null;
  changes.subscribe(['item.changed'], () => {
    counted = null;
  });
  const count = async (): Promise<number> => db.$count(items, isListed);

  async function total(): Promise<number> {
    counted ??= count();
    try {
      return await counted;
    } catch (error) {
      counted = null;
      throw error;
    }
  }

  return {
    async browse(query) {
      const isKnown =
        !isInTransaction() && query.failed !== true && libraryCondition(db, query) === undefined;
      return library.browse(isKnown ? { ...query, total: await total() } : query);
    },
  };
}

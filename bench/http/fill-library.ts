import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore, type Store } from '@ecco/store';
import { copyItems } from '@ecco/store/testing';
import { addItem, words } from './corpus.ts';

const size = { items: 400, lines: 60, organizations: 500 } as const;

async function fillFirst(store: Store): Promise<void> {
  const made = await store.organizations.addMany(
    Array.from({ length: size.organizations }, (_, at) => ({
      name: `${words(2)} ${at}`,
      type: at % 4 === 0 ? ('US_PENSION_FUND' as const) : ('PUBLIC_COMPANY' as const),
      description: words(40),
    })),
  );
  for (let at = 0; at < size.items; at += 1) {
    const item = await store.items.find(await addItem(store, size.lines));
    const own = made[at % made.length];
    if (!item || !own) continue;
    const match = { mentions: 3, names: [own.name], segmentId: null, sign: null, about: true };
    await store.links.putFound(item.item.id, {
      organizations: [{ ...match, organizationId: own.id }],
      people: [],
    });
  }
}

/**
 * Fills the embedded database of a directory, laid out as the product does, with 400 items of sixty lines and so many copies
 * of each, over a year. One that is filled already is left as it is.
 */
export async function fillLibrary(directory: string, copies: number): Promise<void> {
  const mark = join(directory, 'load-filled');
  if (existsSync(mark)) return;
  const database = join(directory, 'database');
  const files = { kind: 'directory', directory: join(directory, 'files') } as const;
  const store = await openStore({ database: { kind: 'embedded', directory: database }, files });
  try {
    await fillFirst(store);
  } finally {
    await store.close();
  }
  await copyItems(database, { copies, withinDays: 365 });
  await writeFile(mark, '');
}

import { sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { items } from '../items/item.table.ts';
import { people } from '../people/person.table.ts';
import { shows } from '../shows/show.table.ts';

export function createShownPictures(db: Db) {
  return {
    /** Whether the address is that of a picture of an item, a show or a person. */
    async isPictureShown(url: string): Promise<boolean> {
      const { rows } = await db.execute<{ shown: boolean }>(
        sql`select exists (select 1 from ${shows} where ${shows.imageUrl} = ${url})
                or exists (select 1 from ${people} where ${people.imageUrl} = ${url})
                or exists (select 1 from ${items} where ${items.imageUrl} = ${url}) as shown`,
      );
      return rows[0]?.shown ?? false;
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { MergeKind } from '@ecco/domain';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { connections } from '../graph/index.ts';
import { listFollows } from '../hubs/index.ts';
import { itemOrganizations, itemPeople } from '../links/index.ts';
import { organizationSlugs, organizations } from '../organizations/index.ts';
import { people, personSlugs } from '../people/index.ts';
import { releaseEntries } from '../proceedings/index.ts';
import { nodeMerges } from './merge.table.ts';
import type { Merge, MergeCounts, MovedKeys, NewMerge, Pair } from './merge.types.ts';
import { counting, type Ends, giving, type Move, movable, movesOf, ofKeys, tableOf } from './merge-moves.ts';

type Row = typeof nodeMerges.$inferSelect;

/** What of the moved rows somebody may hold a copy of. */
const keysIn = (moved: MovedKeys, table: string): string[] => moved[table] ?? [];

export function createMergesRepository(db: Db, clock: Clock) {
  async function mergeOf({ moved, ...row }: Row): Promise<Merge> {
    const follows = keysIn(moved, 'list_follows');
    const lists =
      follows.length === 0
        ? []
        : await db
            .selectDistinct({ id: listFollows.listId })
            .from(listFollows)
            .where(inArray(listFollows.id, follows));
    const { id, kind, keptId, goneId, lent, undoneAt } = row;
    return {
      ...{ id, kind, keptId, goneId, lent, undoneAt },
      itemIds: keysIn(moved, kind === 'person' ? 'item_people' : 'item_organisations'),
      listIds: lists.map((list) => list.id),
    };
  }

  /** Both are to be read for in all items again, though neither may be called otherwise than before. */
  async function haveRead({ kind, keptId, goneId }: Pair): Promise<void> {
    const [now, ids] = [clock(), [keptId, goneId]];
    const read = { relinkSince: now, updatedAt: now };
    if (kind === 'person') await db.update(people).set(read).where(inArray(people.id, ids));
    else await db.update(organizations).set(read).where(inArray(organizations.id, ids));
  }

  /** Every way that led to the one leads on to the other, its id too. */
  async function leadOn({ kind, keptId, goneId }: Pair): Promise<void> {
    if (kind === 'person') {
      const [gone] = await db.select({ slug: people.slug }).from(people).where(eq(people.id, goneId));
      const slugs = [goneId, ...(gone ? [gone.slug] : [])];
      await db.insert(personSlugs).values(slugs.map((slug) => ({ slug, personId: keptId })));
      return;
    }
    const { slug: slugOf, id } = organizations;
    const [gone] = await db.select({ slug: slugOf }).from(organizations).where(eq(id, goneId));
    const slugs = [goneId, ...(gone ? [gone.slug] : [])];
    await db.insert(organizationSlugs).values(slugs.map((slug) => ({ slug, organizationId: keptId })));
  }

  /** Gives the rows that `which` tells of from one node to the other, table by table. */
  async function give(kind: MergeKind, ends: Ends, which: (move: Move) => SQL | null): Promise<MovedKeys> {
    const moved: MovedKeys = {};
    for (const move of movesOf[kind]) {
      const rows = which(move);
      if (rows === null) continue;
      const given = await db.execute<{ key: string }>(giving(move, ends, rows));
      moved[tableOf(move)] = given.rows.map(({ key }) => key);
    }
    return moved;
  }

  return {
    /** How much would move if one were merged into the other. */
    async counts({ kind, keptId, goneId }: Pair): Promise<MergeCounts> {
      const ends = { from: goneId, to: keptId };
      const count = async (table: string, also: SQL = sql``): Promise<number> => {
        const move = movesOf[kind].find((one) => tableOf(one) === table);
        if (move === undefined) return 0;
        const { rows } = await db.execute<{ count: number }>(
          counting(move, sql`${movable(move, ends)}${also}`),
        );
        return rows[0]?.count ?? 0;
      };
      const isPerson = kind === 'person';
      const leadsTo = ({ name }: { name: string }) => sql` and mine.${sql.identifier(name)} is not null`;
      return {
        people: await count('connections', leadsTo(connections.personId)),
        meetings: isPerson ? 0 : await count('connections', leadsTo(connections.meetingId)),
        publications: isPerson ? 0 : await count('connections', leadsTo(connections.showId)),
        items: await count(
          isPerson ? 'item_people' : 'item_organisations',
          sql` and mine.${sql.identifier(isPerson ? itemPeople.unlinkedAt.name : itemOrganizations.unlinkedAt.name)} is null`,
        ),
        facts: await count('organisation_facts'),
        followers: (await count('list_follows')) + (await count('subscriptions')),
        candidates: await count('candidates'),
      };
    },

    /** Moves all that belongs to one node to the other. Call it inside a transaction, which also takes the one away. */
    async merge(newMerge: NewMerge): Promise<Merge> {
      const { kind, keptId, goneId } = newMerge;
      const ends = { from: goneId, to: keptId };
      const moved = await give(kind, ends, (move) => movable(move, ends));
      await leadOn(newMerge);
      await haveRead(newMerge);
      const [row] = await db
        .insert(nodeMerges)
        .values({ ...newMerge, id: randomUUID(), moved, mergedAt: clock() })
        .returning();
      if (!row) throw new Error('unreachable: an insert returns its row');
      const merge = await mergeOf(row);
      if (kind === 'organization') await releaseEntries(db, merge.itemIds);
      return merge;
    },

    /** A merge that was not undone. */
    async find(id: string): Promise<Merge | null> {
      const [row] = await db
        .select()
        .from(nodeMerges)
        .where(and(eq(nodeMerges.id, id), isNull(nodeMerges.undoneAt)));
      return row ? mergeOf(row) : null;
    },

    /** The merge in which a node went, where it was not undone. */
    async ofGone(goneId: string): Promise<Merge | null> {
      const [row] = await db
        .select()
        .from(nodeMerges)
        .where(and(eq(nodeMerges.goneId, goneId), isNull(nodeMerges.undoneAt)))
        .orderBy(desc(nodeMerges.mergedAt))
        .limit(1);
      return row ? mergeOf(row) : null;
    },

    /** Gives back what moved and is still there. Null where it was undone already. Call it inside a transaction. */
    async undo(id: string): Promise<Merge | null> {
      const [row] = await db
        .update(nodeMerges)
        .set({ undoneAt: clock() })
        .where(and(eq(nodeMerges.id, id), isNull(nodeMerges.undoneAt)))
        .returning();
      if (!row) return null;
      const ends = { from: row.keptId, to: row.goneId };
      await give(row.kind, ends, (move) => {
        const keys = keysIn(row.moved, tableOf(move));
        return keys.length > 0 ? ofKeys(move, ends, keys) : null;
      });
      await haveRead(row);
      const merge = await mergeOf(row);
      if (row.kind === 'organization') await releaseEntries(db, merge.itemIds);
      return merge;
    },
  };
}

import { and, asc, desc, eq, exists, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { items } from '../items/index.ts';
import { personNames } from '../people/index.ts';
import { speakers } from '../speakers/index.ts';
import { users } from '../users/index.ts';
import { packPrint, unpackPrint } from './packed-print.ts';
import { voiceLikenesses, voicePrints, voiceReviews } from './voice.table.ts';
import type {
  AlikeVoice,
  NewVoicePrint,
  NewVoiceReview,
  StoredVoicePrint,
  UndoneReview,
  VoiceMatch,
  VoicePlace,
  VoiceReview,
} from './voice.types.ts';

/** Voices of other items that are read beside those of one, at most. */
const mostMatches = 1_000;

type PrintRow = Pick<typeof voicePrints.$inferSelect, 'itemId' | 'label' | 'model' | 'print'>;
const toPrint = ({ print, ...place }: PrintRow): StoredVoicePrint => ({
  ...place,
  vector: unpackPrint(print),
});

const { itemId, label, model, print } = voicePrints;
const printColumns = { itemId, label, model, print };

export function createVoicesRepository(db: Db, clock: Clock) {
  return {
    /** Puts these prints in the place of all that the item has. Call it inside a transaction. */
    async put(ofItem: string, prints: readonly NewVoicePrint[]): Promise<void> {
      await db.delete(voicePrints).where(eq(itemId, ofItem));
      const rows = prints.map(({ vector, ...given }) => ({
        ...given,
        itemId: ofItem,
        print: packPrint(vector),
      }));
      if (rows.length > 0) await db.insert(voicePrints).values(rows);
    },

    /** Prints of an item that were not held against the others yet. */
    async uncompared(ofItem: string): Promise<StoredVoicePrint[]> {
      const rows = await db
        .select(printColumns)
        .from(voicePrints)
        .where(and(eq(itemId, ofItem), eq(voicePrints.compared, false)))
        .orderBy(asc(label));
      return rows.map(toPrint);
    },

    /** The next prints of a model that other items have, from the beginning or after one of them. */
    async others(
      print: Pick<StoredVoicePrint, 'itemId' | 'model'>,
      { after, limit }: { after: VoicePlace | null; limit: number },
    ): Promise<StoredVoicePrint[]> {
      const beyond =
        after && or(gt(itemId, after.itemId), and(eq(itemId, after.itemId), gt(label, after.label)));
      const rows = await db
        .select(printColumns)
        .from(voicePrints)
        .where(and(eq(model, print.model), ne(itemId, print.itemId), beyond ?? undefined))
        .orderBy(asc(itemId), asc(label))
        .limit(limit);
      return rows.map(toPrint);
    },

    /** Notes which voices sound like one, in both directions, and that it was compared. Call it inside a transaction. */
    async noteAlike(place: VoicePlace, alike: readonly AlikeVoice[]): Promise<void> {
      const rows = alike.flatMap(({ other, likeness }) => [
        { ...place, otherItemId: other.itemId, otherLabel: other.label, likeness },
        { ...other, otherItemId: place.itemId, otherLabel: place.label, likeness },
      ]);
      // A voice may have gone since its print was read.
      for (const row of rows)
        await db.execute(sql`
          insert into voice_likenesses (item_id, label, other_item_id, other_label, likeness)
          select ${row.itemId}::uuid, ${row.label}, ${row.otherItemId}::uuid, ${row.otherLabel}, ${row.likeness}
          where exists (select 1 from voice_prints where item_id = ${row.itemId}::uuid and label = ${row.label})
            and exists (select 1 from voice_prints where item_id = ${row.otherItemId}::uuid and label = ${row.otherLabel})
          on conflict (item_id, label, other_item_id, other_label) do update set likeness = excluded.likeness`);
      await db
        .update(voicePrints)
        .set({ compared: true })
        .where(and(eq(itemId, place.itemId), eq(label, place.label)));
    },

    /** The voices of other items that sound like those of one, the most alike first. */
    async matches(ofItem: string): Promise<VoiceMatch[]> {
      const rows = await db
        .select({
          label: voiceLikenesses.label,
          otherItemId: voiceLikenesses.otherItemId,
          otherLabel: voiceLikenesses.otherLabel,
          likeness: voiceLikenesses.likeness,
          kind: items.kind,
          slug: items.slug,
          title: items.title,
          name: speakers.name,
          provenance: speakers.provenance,
        })
        .from(voiceLikenesses)
        .innerJoin(items, eq(items.id, voiceLikenesses.otherItemId))
        .leftJoin(
          speakers,
          and(
            eq(speakers.itemId, voiceLikenesses.otherItemId),
            eq(speakers.label, voiceLikenesses.otherLabel),
          ),
        )
        .where(eq(voiceLikenesses.itemId, ofItem))
        .orderBy(
          desc(voiceLikenesses.likeness),
          asc(voiceLikenesses.otherItemId),
          asc(voiceLikenesses.otherLabel),
        )
        .limit(mostMatches);
      return rows.map(({ otherItemId, otherLabel, kind, slug, title, name, provenance, ...match }) => ({
        ...match,
        other: { itemId: otherItemId, label: otherLabel, kind, slug, title },
        named: name === null || provenance === null ? null : { name, provenance },
      }));
    },

    /** What was said of the voices of these items and not taken back, in the order in which it was said. */
    async reviews(itemIds: readonly string[]): Promise<VoiceReview[]> {
      if (itemIds.length === 0) return [];
      const rows = await db
        .select({ review: voiceReviews, by: users.email })
        .from(voiceReviews)
        .leftJoin(users, eq(users.id, voiceReviews.userId))
        .where(and(inArray(voiceReviews.itemId, [...itemIds]), isNull(voiceReviews.undoneAt)))
        .orderBy(asc(voiceReviews.at), asc(voiceReviews.decisionId));
      return rows.map(({ review: { undoneAt: _undone, userId: _user, ...review }, by }) => ({
        ...review,
        by,
      }));
    },

    async review(reviews: readonly NewVoiceReview[]): Promise<void> {
      if (reviews.length > 0)
        await db.insert(voiceReviews).values(reviews.map((review) => ({ ...review, at: clock() })));
    },

    /** Takes a decision back with all its items; none where that was done before, or it does not stand at this item. */
    async undo(ofItem: string, decisionId: string): Promise<UndoneReview[]> {
      const [own] = await db
        .select({ at: voiceReviews.at })
        .from(voiceReviews)
        .where(and(eq(voiceReviews.decisionId, decisionId), eq(voiceReviews.itemId, ofItem)));
      if (own === undefined) return [];
      return db
        .update(voiceReviews)
        .set({ undoneAt: clock() })
        .where(and(eq(voiceReviews.decisionId, decisionId), isNull(voiceReviews.undoneAt)))
        .returning({
          itemId: voiceReviews.itemId,
          label: voiceReviews.label,
          name: voiceReviews.name,
          verdict: voiceReviews.verdict,
          before: voiceReviews.before,
        });
    },

    /** Deletes the prints of all voices that are called as a person is; answers how many. */
    async forgetPerson(personId: string): Promise<number> {
      const names = db
        .select({ name: sql`lower(${personNames.name})` })
        .from(personNames)
        .where(eq(personNames.personId, personId));
      const isCalledSo = db
        .select({ one: sql`1` })
        .from(speakers)
        .where(
          and(
            eq(speakers.itemId, itemId),
            eq(speakers.label, label),
            inArray(sql`lower(${speakers.name})`, names),
          ),
        );
      const gone = await db.delete(voicePrints).where(exists(isCalledSo)).returning({ label });
      return gone.length;
    },

    /** How many voices are known by their sound, in how many items. */
    async count(): Promise<{ voices: number; items: number }> {
      const [row] = await db
        .select({
          voices: sql<number>`count(*)::int`,
          items: sql<number>`count(distinct ${itemId})::int`,
        })
        .from(voicePrints);
      return row ?? { voices: 0, items: 0 };
    },

    /** Deletes all prints, with what was known of which voices are alike; names that were accepted stay. */
    async forgetAll(): Promise<void> {
      await db.delete(voicePrints);
    },
  };
}

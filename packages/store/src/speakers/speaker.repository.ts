import type { Speaker } from '@ecco/domain';
import { and, asc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { citationCodec } from '../citations/citation.ts';
import { batchesOf } from '../connection/batches.ts';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { items } from '../items/index.ts';
import { speakers } from './speaker.table.ts';

/** A voice is a label of an item. */
type VoicePlace = { itemId: string; label: string };
/** What a speaker was called before it was named by its voice. */
type NameBefore = Pick<typeof speakers.$inferSelect, 'name' | 'provenance' | 'confidence' | 'evidence'>;

/** A name for a label, as a person said it. */
type NamedByHand = { label: string; name: string };

const byHand = (name: string) => ({ name, provenance: 'hand' as const, confidence: 1, evidence: null });

export function createSpeakersRepository(db: Db) {
  return {
    /** The speakers of an item in the order in which they were stored. */
    async ofItem(itemId: string): Promise<Speaker[]> {
      const rows = await db
        .select()
        .from(speakers)
        .where(eq(speakers.itemId, itemId))
        .orderBy(asc(speakers.idx));
      return rows.map(({ itemId: _item, idx: _idx, evidence, ...speaker }) => ({
        ...speaker,
        evidence: citationCodec.nullable().parse(evidence),
      }));
    },

    /** The speakers of each of these items. */
    async ofItems(
      itemIds: readonly string[],
    ): Promise<ReadonlyMap<string, Pick<Speaker, 'label' | 'name' | 'role'>[]>> {
      if (itemIds.length === 0) return new Map();
      const { itemId, label, name, role } = speakers;
      const rows = await db
        .select({ itemId, label, name, role })
        .from(speakers)
        .where(isOneOf(itemId, itemIds));
      return Map.groupBy(rows, (row) => row.itemId);
    },

    /** What these voices are called, each a label of an item; none for a label without a speaker. */
    async ofVoices(
      voices: readonly { itemId: string; label: string }[],
    ): Promise<{ itemId: string; label: string; name: string }[]> {
      const { itemId, label, name } = speakers;
      const condition = sql`(select * from unnest(${sql.param(voices.map((voice) => voice.itemId))}::uuid[],
        ${sql.param(voices.map((voice) => voice.label))}::text[]))`;
      return db
        .select({ itemId, label, name })
        .from(speakers)
        .where(sql`(${itemId}, ${label}) in ${condition}`);
    },

    /** Puts these speakers in the place of all the item has. Call it inside a transaction. */
    async replace(itemId: string, input: Speaker[]): Promise<void> {
      await db.delete(speakers).where(eq(speakers.itemId, itemId));
      const rows = input.map((speaker, idx) => ({ ...speaker, itemId, idx }));
      for (const batch of batchesOf(rows)) await db.insert(speakers).values(batch);
    },

    /** Gives a label of one item its name; a label without a speaker becomes one, after the others. */
    async nameInItem(itemId: string, { label, name }: NamedByHand): Promise<void> {
      const idx = await db.$count(speakers, eq(speakers.itemId, itemId));
      await db
        .insert(speakers)
        .values({ itemId, label, idx, role: null, organisation: null, ...byHand(name) })
        .onConflictDoUpdate({ target: [speakers.itemId, speakers.label], set: byHand(name) });
    },

    /** Names a speaker by the sound of its voice; answers what it was called, or null for a label without a speaker. */
    async nameByVoice(at: VoicePlace, { name, confidence }: { name: string; confidence: number }) {
      const ofVoice = and(eq(speakers.itemId, at.itemId), eq(speakers.label, at.label));
      const [before] = await db
        .select({
          name: speakers.name,
          provenance: speakers.provenance,
          confidence: speakers.confidence,
          evidence: speakers.evidence,
        })
        .from(speakers)
        .where(ofVoice)
        .for('update');
      if (before === undefined) return null;
      await db.update(speakers).set({ name, confidence, provenance: 'voice', evidence: null }).where(ofVoice);
      return before;
    },

    /** Gives a speaker that was named by its voice what it was called before; not where it was named otherwise since. */
    async unnameVoice(at: VoicePlace, { name, before }: { name: string; before: NameBefore }): Promise<void> {
      await db
        .update(speakers)
        .set(before)
        .where(
          and(
            eq(speakers.itemId, at.itemId),
            eq(speakers.label, at.label),
            eq(speakers.provenance, 'voice'),
            eq(speakers.name, name),
          ),
        );
    },

    /**
     * Gives a label its name in every item of a show that has a speaker of it, but where the publisher names that
     * speaker, or a person did for that one item. `before` is the name that the show had for the label: items that
     * have it by hand have it from there. Answers with the items that changed.
     */
    async nameInShow(
      showId: string,
      { label, name, before }: NamedByHand & { before: string | null },
    ): Promise<string[]> {
      const ofShow = db.select({ id: items.id }).from(items).where(eq(items.showId, showId));
      const rows = await db
        .update(speakers)
        .set(byHand(name))
        .where(
          and(
            eq(speakers.label, label),
            inArray(speakers.itemId, ofShow),
            or(
              isNull(speakers.provenance),
              notInArray(speakers.provenance, ['publisher', 'hand']),
              and(eq(speakers.provenance, 'hand'), before === null ? sql`false` : eq(speakers.name, before)),
            ),
          ),
        )
        .returning({ itemId: speakers.itemId });
      return rows.map(({ itemId }) => itemId);
    },
  };
}

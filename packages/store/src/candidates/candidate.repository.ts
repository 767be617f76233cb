import type { Candidate, CandidateStatus } from '@ecco/domain';
import { and, count, desc, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { inWords, orderRows } from '../connection/list-query.ts';
import { offsetOf, type Page, paged } from '../connection/page.ts';
import { beginsWords, vectorNames } from '../text/word-vectors.ts';
import { candidates } from './candidate.table.ts';
import type {
  CandidateCounts,
  CandidateDraft,
  CandidateResult,
  CandidatesPage,
  CandidatesQuery,
  Decision,
} from './candidate.types.ts';
import { createCandidateProposing } from './candidate-proposing.repository.ts';
import { candidateOfRow, draftOfRow } from './candidate-row.ts';
import { createCandidateRules } from './candidate-rule.repository.ts';

const ordered = {
  overall_value: candidates.value,
  created_at: candidates.createdAt,
  release_date: candidates.releasedAt,
  title: inWords(candidates.title),
};
const ownOrder: SQL[] = [sql`${candidates.value} desc nulls last`, sql`${candidates.id}`];

type Filter = Omit<CandidatesQuery, 'page' | 'perPage' | 'order' | 'counts'>;

function ofOrganizations({ organizationIds }: Filter): SQL {
  const [only] = organizationIds;
  return organizationIds.length === 1 && only !== undefined
    ? eq(candidates.organizationId, only)
    : isOneOf(candidates.organizationId, organizationIds);
}

/** What is asked of them beside whose they are and their status; undefined where nothing is. */
function furtherOf({ kinds, source, personId, leastValue, crawlId, words }: Filter): SQL | undefined {
  return and(
    kinds && inArray(candidates.kind, [...kinds]),
    source && eq(candidates.source, source),
    personId === undefined ? undefined : eq(candidates.personId, personId),
    leastValue === undefined ? undefined : gte(candidates.value, leastValue),
    crawlId === undefined ? undefined : eq(candidates.crawlId, crawlId),
    words ? beginsWords(vectorNames(sql`${candidates.title}`), words) : undefined,
  );
}

/**
 * So far behind a page is counted what has a word in its title. The database cannot tell beforehand how many titles have
 * it. What few have would be looked for in the whole index of the order, title by title; what many have would have to be
 * read from all pages of the table to be counted.
 */
const countedAhead = 1_000;

/** All that are counted, or those of a status. */
const countedOf = (counts: CandidateCounts, status: CandidateStatus | undefined): number =>
  status ? counts[status] : Object.values(counts).reduce((sum, of) => sum + of, 0);

export function createCandidatesRepository(db: Db, clock: Clock) {
  /** Reads ids from the index of the order until the page is full. */
  const walk = async (condition: SQL | undefined, { by, ...at }: Page & { by: SQL[] }) => {
    const matches = await db
      .select({ id: candidates.id })
      .from(candidates)
      .where(condition)
      .orderBy(...by)
      .limit(at.perPage)
      .offset(offsetOf(at));
    return matches.map(({ id }) => id);
  };

  /** What meets a condition, put in order, where that is no more than `bound`; null where it is. */
  const fewOf = async (
    condition: SQL | undefined,
    { by, bound, ...at }: Page & { by: SQL[]; bound: number },
  ): Promise<{ ids: string[]; total: number } | null> => {
    const { id, value, title, createdAt, releasedAt } = candidates;
    const all = await db
      .select({ id })
      .from(
        // Under the name of the table, by which the order calls its columns.
        db
          .select({ id, value, title, createdAt, releasedAt })
          .from(candidates)
          .where(condition)
          .limit(bound + 1)
          .as('candidates'),
      )
      .orderBy(...by);
    if (all.length > bound) return null;
    const from = offsetOf(at);
    return { ids: all.slice(from, from + at.perPage).map(({ id: one }) => one), total: all.length };
  };
  const rowsOf = (ids: readonly string[]) => db.select().from(candidates).where(isOneOf(candidates.id, ids));

  return {
    ...createCandidateProposing(db, clock),
    ...createCandidateRules(db, clock),

    async find(id: string): Promise<Candidate | null> {
      const [row] = await db.select().from(candidates).where(eq(candidates.id, id));
      return row ? candidateOfRow(row) : null;
    },

    /** Those of these ids that are there, in no order. */
    async findByIds(ids: readonly string[]): Promise<CandidateDraft[]> {
      if (ids.length === 0) return [];
      return (await rowsOf(ids)).map(draftOfRow);
    },

    /**
     * One page of candidates, what is worth most first where no other order is asked for; ids are read from the index of
     * the order, and rows of the page alone. `isLeast`: what has these words was counted as far as `countedAhead` rows
     * behind the page, and there is more of it.
     */
    async page({ order, perPage, page, counts, ...filter }: CandidatesQuery): Promise<CandidatesPage> {
      const further = furtherOf(filter);
      const { status } = filter;
      const condition = and(ofOrganizations(filter), status && eq(candidates.status, status), further);
      const by = orderRows(order, ordered, ownOrder);
      const bound = filter.words ? offsetOf({ page, perPage }) + perPage + countedAhead : null;
      const few = bound === null ? null : await fewOf(condition, { by, bound, page, perPage });
      const ids = few?.ids ?? (await walk(condition, { by, page, perPage }));
      const byId = new Map((await rowsOf(ids)).map((row) => [row.id, candidateOfRow(row)]));
      const { rows, total } = await paged(
        { page, perPage },
        ids.flatMap((id) => byId.get(id) ?? []),
        async () => {
          if (few) return few.total;
          return counts && !further ? countedOf(counts, status) : (bound ?? db.$count(candidates, condition));
        },
      );
      return { rows, total, isLeast: few === null && total === bound };
    },

    /** How many candidates of each status each of these organizations has. */
    async countsOf(organizationIds: readonly string[]): Promise<Map<string, CandidateCounts>> {
      const rows = await db
        .select({ id: candidates.organizationId, status: candidates.status, count: count() })
        .from(candidates)
        .where(isOneOf(candidates.organizationId, organizationIds))
        .groupBy(candidates.organizationId, candidates.status);
      const none = (): CandidateCounts => ({ New: 0, Promoted: 0, Rejected: 0 });
      const counts = new Map(organizationIds.map((id) => [id, none()]));
      for (const { id, status, count: of } of rows)
        counts.set(id, { ...(counts.get(id) ?? none()), [status]: of });
      return counts;
    },

    /** Decides those of these that are new still, and gives them: of two who decide at once one does. */
    async decide(ids: readonly string[], { status, by, ruleId = null }: Decision): Promise<CandidateDraft[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .update(candidates)
        .set({ status, decidedBy: by, ruleId, decidedAt: clock(), error: null })
        .where(and(isOneOf(candidates.id, ids), eq(candidates.status, 'New')))
        .returning();
      return rows.map(draftOfRow);
    },

    /** Notes what candidates became. */
    async became(all: readonly CandidateResult[]): Promise<void> {
      if (all.length === 0) return;
      const rows = all.map(({ id, itemId = null, meetingId = null, isMade }) => ({
        id,
        itemId,
        meetingId,
        isMade,
      }));
      await db.execute(sql`
        update ${candidates} set item_id = became."itemId"::uuid, meeting_id = became."meetingId"::uuid,
          is_made = became."isMade"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as became(id uuid, "itemId" text, "meetingId" text, "isMade" boolean)
        where ${candidates.id} = became.id`);
    },

    /** Puts back what was decided, to be decided again; gives it as it was. */
    async reopen(ids: readonly string[]): Promise<CandidateDraft[]> {
      if (ids.length === 0) return [];
      const decided = and(isOneOf(candidates.id, ids), ne(candidates.status, 'New'));
      const before = await db.select().from(candidates).where(decided).for('update');
      await db
        .update(candidates)
        .set({
          ...{ status: 'New', decidedBy: null, decidedAt: null, ruleId: null, itemId: null, meetingId: null },
          isMade: false,
        })
        .where(
          isOneOf(
            candidates.id,
            before.map(({ id }) => id),
          ),
        );
      return before.map(draftOfRow);
    },

    /** The newest of an organization that a rule for their source would decide. */
    async newFrom(organizationId: string, sourceUrl: string, leastValue: number): Promise<string[]> {
      const rows = await db
        .select({ id: candidates.id })
        .from(candidates)
        .where(
          and(
            eq(candidates.organizationId, organizationId),
            eq(candidates.status, 'New'),
            eq(candidates.sourceUrl, sourceUrl),
            gte(candidates.value, leastValue),
          ),
        )
        .orderBy(desc(candidates.createdAt))
        .limit(1_000);
      return rows.map(({ id }) => id);
    },
  };
}

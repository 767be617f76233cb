import { randomUUID } from 'node:crypto';
import type { CandidateRule } from '@ecco/domain';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { candidateRules, candidates } from './candidate.table.ts';

export type NewRule = Pick<CandidateRule, 'organizationId' | 'sourceUrl' | 'leastValue' | 'createdBy'>;
/** How much a rule has decided. */
export type RuleAtWork = CandidateRule & { approved: number };

/** What admins have approved by itself. */
export function createCandidateRules(db: Db, clock: Clock) {
  return {
    /** The rules of an organization with what they did, by source. */
    async rulesOf(organizationId: string): Promise<RuleAtWork[]> {
      const rows = await db
        .select({ rule: candidateRules, approved: count(candidates.id) })
        .from(candidateRules)
        .leftJoin(candidates, eq(candidates.ruleId, candidateRules.id))
        .where(eq(candidateRules.organizationId, organizationId))
        .groupBy(candidateRules.id)
        .orderBy(asc(candidateRules.sourceUrl));
      return rows.map(({ rule, approved }) => ({ ...rule, approved }));
    },

    /** Writes the rule for a source, in the place of the one before. */
    async putRule(given: NewRule): Promise<CandidateRule> {
      const set = { leastValue: given.leastValue, createdBy: given.createdBy, createdAt: clock() };
      const [row] = await db
        .insert(candidateRules)
        .values({ ...given, ...set, id: randomUUID() })
        .onConflictDoUpdate({ target: [candidateRules.organizationId, candidateRules.sourceUrl], set })
        .returning();
      if (row === undefined) throw new Error('unreachable: an upsert gives its row');
      return row;
    },

    async removeRule(organizationId: string, id: string): Promise<boolean> {
      const rows = await db
        .delete(candidateRules)
        .where(and(eq(candidateRules.id, id), eq(candidateRules.organizationId, organizationId)))
        .returning({ id: candidateRules.id });
      return rows.length > 0;
    },
  };
}

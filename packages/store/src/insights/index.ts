import { sql } from 'drizzle-orm';
import { defineNoun } from '../changes/noun.ts';
import { createInsightsRepository } from './insight.repository.ts';
import { insightClaims, insightCounts } from './insight-count.table.ts';

export type { Insight, InsightsQuery, PeriodCounts, Periods, ThemeSpread } from './insight.types.ts';

/** The database keeps the counts itself; a restore brings what they are made of, and has it count again. */
export const insightsNoun = defineNoun({
  tables: {},
  derived: { insightCounts, insightClaims },
  restored: async (db) => {
    await db.execute(sql`select count_insights(array(select id from items))`);
  },
  repository: createInsightsRepository,
  access: { countsOf: 'reads', spreadOf: 'reads', page: 'reads', topOf: 'reads' },
});

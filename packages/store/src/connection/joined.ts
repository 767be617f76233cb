import { type SQL, sql } from 'drizzle-orm';

/** Conditions as one, in brackets of its own: `and()` puts none around what it joins, and an "or" would reach out of its place. */
export const joined = (parts: readonly SQL[], type: 'and' | 'or'): SQL =>
  sql`(${sql.join(
    parts.map((part) => sql`(${part})`),
    type === 'or' ? sql` or ` : sql` and `,
  )})`;

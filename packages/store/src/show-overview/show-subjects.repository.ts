import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { items, itemWords } from '../items/index.ts';
import { shows, showWords } from '../shows/index.ts';
import { summaries, topicWords } from '../summaries/index.ts';
import { textConfig } from '../text/text-config.ts';

/** A subject and the words it is known by; a term of several words is one thing ("pension fund"). */
export type Subject = { key: string; terms: readonly string[] };
/** A podcast or channel that fits the subject, and how many items it has. */
export type SubjectShow = { key: string; showId: string; episodes: number };

/** A show is about what one in this many of its items is about. */
const itemsPerFit = 10;

const bare = (term: string): string => term.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
/** Any of the terms, each as one phrase. */
const phrasesOf = ({ terms }: Subject): string => terms.map((term) => `"${bare(term)}"`).join(' OR ');
/**
 * Any of the terms, the words of each anywhere. A title is so short that they stand together anyway, and the
 * index answers this alone, where a phrase would be looked up in every text.
 */
const subjectQuery = ({ terms }: Subject): string => terms.map(bare).join(' OR ');

function subjectRows(subjects: readonly Subject[]): SQL {
  const column = (values: string[]) => sql`${sql.param(values)}::text[]`;
  const query = (words: string) => sql.raw(`websearch_to_tsquery('${textConfig}', ${words}) as ${words}`);
  return sql`select key, ${query('phrases')}, ${query('words')} from unnest(
    ${column(subjects.map(({ key }) => key))},
    ${column(subjects.map(phrasesOf))},
    ${column(subjects.map(subjectQuery))}) as given(key, phrases, words)`;
}

export function createShowSubjects(db: Db) {
  return {
    /**
     * The podcasts and channels with items that fit each subject: by their name or description, or because a tenth
     * of their items do by title, one-liner or key topic. Whole words in any inflection; one query for all subjects.
     */
    async findBySubjects(subjects: readonly Subject[]): Promise<SubjectShow[]> {
      if (subjects.length === 0) return [];
      const { rows } = await db.execute<SubjectShow>(sql`
        with subject as materialized (${subjectRows(subjects)}),
        size as (select show_id, count(*)::int as episodes from ${items} where show_id is not null group by show_id),
        item_fit as (
          select subject.key, ${items.id} from subject join ${items} on ${itemWords(items)} @@ subject.words
          union
          select subject.key, ${summaries.itemId} from subject join ${summaries} on ${topicWords(summaries)} @@ subject.words
        ),
        counted as (
          select item_fit.key, ${items.showId}, count(*) as fitting
          from item_fit join ${items} on ${items.id} = item_fit.id group by item_fit.key, ${items.showId}
        ),
        fit as (
          select counted.key, show_id from counted join size using (show_id) where fitting * ${itemsPerFit} >= episodes
          union
          select subject.key, ${shows.id} from subject join ${shows} on ${showWords(shows)} @@ subject.phrases
        )
        select fit.key, fit.show_id as "showId", size.episodes
        from fit join size using (show_id) join ${shows} on ${shows.id} = fit.show_id
        where ${shows.kind} in ('podcast', 'channel') and ${shows.ignoredAt} is null
        order by fit.key, fit.show_id`);
      return rows;
    },
  };
}

import type { Person, PersonColumn } from '@ecco/domain';
import { and, asc, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { inWords, type Order } from '../connection/list-query.ts';
import { offsetOf, type Page, pagedBeside, type RowPage, totalBeside } from '../connection/page.ts';
import { nameKey } from '../text/name-key.ts';
import { beginsWords, wordsOfKey } from '../text/word-vectors.ts';
import { people, personNames } from './person.table.ts';

/** `words`: each begins a word of the name or an alias. `letter`: the first of the name, or `#` for none of A to Z. */
type PeopleQuery = Page & {
  order?: Order<PersonColumn> | undefined;
  words?: string | undefined;
  letter?: string | undefined;
};

const name = inWords(people.name);

/** Letters stand together in the index of names, so that one is a range of it. */
function begins(letter: string): SQL | undefined {
  if (letter === '#') return or(lt(name, 'a'), gte(name, '{'));
  const small = letter.toLowerCase();
  return and(gte(name, small), lt(name, String.fromCharCode(small.charCodeAt(0) + 1)));
}

function orderBy(order: PeopleQuery['order']): SQL[] {
  if (order?.column === 'added')
    return order.descending
      ? [desc(people.createdAt), desc(people.id)]
      : [asc(people.createdAt), asc(people.id)];
  return order?.descending ? [desc(name), desc(people.id)] : [asc(name), asc(people.id)];
}

/** People in lists. */
export function createPersonList(db: Db) {
  const called = (words: string): SQL => {
    const key = nameKey(words);
    if (key === '') return sql`false`;
    return inArray(
      people.id,
      db
        .select({ id: personNames.personId })
        .from(personNames)
        .where(beginsWords(wordsOfKey(personNames.key), key)),
    );
  };

  return {
    /** One page of them, by name where no other order is asked for. */
    async page({ order, words, letter, ...page }: PeopleQuery): Promise<RowPage<Person>> {
      const condition = and(
        isNull(people.deletedAt),
        letter ? begins(letter) : undefined,
        words ? called(words) : undefined,
      );
      const rows = await db
        .select({ row: people, total: totalBeside(Boolean(words)) })
        .from(people)
        .where(condition)
        .orderBy(...orderBy(order))
        .limit(page.perPage)
        .offset(offsetOf(page));
      return pagedBeside(page, rows, () => db.$count(people, condition));
    },

    /** Everybody who is called so, whatever the capitals; two people may share a name. */
    async calledSo(called: string): Promise<Person[]> {
      const rows = await db
        .select({ person: people })
        .from(personNames)
        .innerJoin(people, eq(people.id, personNames.personId))
        .where(and(eq(personNames.key, nameKey(called)), isNull(people.deletedAt)));
      return rows.map(({ person }) => person);
    },
  };
}

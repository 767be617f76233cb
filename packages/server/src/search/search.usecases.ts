import { createHash } from 'node:crypto';
import type { SearchAnswer } from '@ecco/contract';
import { lookedFor, soughtIn } from '@ecco/domain/search-language';
import type { Store } from '@ecco/store';
import { createCache } from '../memory/cache.ts';
import { correctWords } from './corrected-search.ts';
import type { LineSearchResult, LinesQuery } from './line-search.types.ts';
import { type Asker, answerDay, readSearch, type SearchReading } from './read-query.ts';
import { presentAnswer } from './search-answer.presenter.ts';
import { createSpeakerNames } from './speaker-names.ts';
import { findWidened, widen } from './widened-search.ts';

type Answered = {
  answer: SearchAnswer;
  /** Whether it is the same for whoever asks and whenever, until an item or a show changes. */
  lasts: boolean;
};
/** Lines of transcripts and what summaries say that match, the best first; says which leg of the search did not take part (D31). */
type LineSearch = (wanted: LinesQuery) => Promise<Answered>;

declare module '../request/services.ts' {
  interface Services {
    searchLines: LineSearch;
  }
}

const answersCached = 500;
/** Hits that an overview is made of. */
const overviewHits = 200;

type Searched = Pick<Store, 'search' | 'speakers' | 'copies' | 'changes'>;

/**
 * Searches the store. Answers are kept until any process changes an item or a show; not those of what somebody keeps.
 */
export function createLineSearch(store: Searched): LineSearch {
  const namesOf = createSpeakerNames(store);
  const legsMissing = store.search.degraded();
  const cache = createCache<SearchAnswer>({
    max: answersCached,
    staleOn: { changes: store.changes, tags: ['item.changed', 'show.changed'] },
  });

  async function look(
    linesQuery: LinesQuery,
    read: SearchReading,
  ): Promise<Omit<LineSearchResult, 'corrected'>> {
    const { itemIds, skip = 0, limit, sort = 'relevance', widening, overview } = linesQuery;
    if (read.query === null) return { read, hits: [], expansions: [] };
    const expansions = widening ? widen(expandableWords(read), widening) : [];
    const query = {
      ...read.query,
      // The order by date is one of what is narrowed, be it by nothing.
      ...(sort === 'date' && { sort, narrowing: read.query.narrowing ?? plainly(linesQuery.asker) }),
      ...(itemIds && { itemIds }),
      limit: Math.max(skip + limit + 1, overview ? overviewHits : 0),
    };
    const hits = await findWidened((hitQuery) => store.search.find(hitQuery), query, expansions);
    return { read, hits, expansions };
  }

  /** Looks for what was meant where words are not in the library; for what was typed where that finds nothing either. */
  async function find(requested: LinesQuery, read: SearchReading): Promise<LineSearchResult> {
    const typed = await look(requested, read);
    const hits = typed.hits.map(({ hit }) => hit);
    const corrected = requested.exact ? null : await correctWords(store, read.parsed, hits);
    if (corrected === null) return { ...typed, corrected };
    const meant = await look(requested, readSearch(corrected.query, requested.asker));
    return meant.hits.length === 0 ? { ...typed, corrected: null } : { ...meant, read, corrected };
  }

  async function answer(wanted: LinesQuery, read: SearchReading): Promise<SearchAnswer> {
    const found = await find(wanted, read);
    const isName =
      wanted.overview && !wanted.skip && read.parsed.chips.every(({ kind }) => kind === 'phrase');
    const hits = found.hits.map(({ hit }) => hit);
    const [names, copies, called] = await Promise.all([
      namesOf(hits),
      store.copies.of([...new Set(hits.map(({ item }) => item.id))]),
      isName ? store.search.calledSo(lookedFor(read.parsed.clauses)) : [],
    ]);
    const degraded = store.search.degraded();
    // What a missing leg kept from being found is looked for again.
    if (degraded.length > legsMissing.length) cache.invalidate();
    return presentAnswer({ wanted, found, names, copies, called, degraded });
  }

  return async (wanted) => {
    const read = () => readSearch(wanted.text, wanted.asker);
    // Only an operator makes the answer depend on who asks and when; words are read where they were not asked before.
    const day = wanted.text.includes(':') ? answerDay(read(), wanted.asker) : '';
    if (day === null) return { answer: await answer(wanted, read()), lasts: false };
    const key = JSON.stringify({
      ...wanted,
      itemIds: wanted.itemIds && digestOf(wanted.itemIds),
      asker: day,
    });
    const match = await cache.get(key, () => answer(wanted, read()));
    return { answer: match, lasts: day === '' && match.degraded.length === legsMissing.length };
  };
}

/** Thousands of ids are no key to keep. */
const digestOf = (ids: readonly string[]): string =>
  createHash('sha256').update(ids.join()).digest('base64url');

/** The words that may be said otherwise: a phrase is asked for as it stands. */
const expandableWords = ({ parsed: { clauses, chips, text } }: SearchReading): string =>
  chips.length === 0
    ? text
    : soughtIn(clauses)
        .filter(({ type }) => type === 'word')
        .map(({ text: word }) => word)
        .join(' ');

const plainly = ({ now }: Asker) => ({ clauses: [], askerId: null, now: new Date(now) });

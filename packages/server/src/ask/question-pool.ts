// Questions that stand ready to be asked of the library. Each was asked of it before, in the background: whoever opens a page
// waits for none of that.
import type { ItemWithShow, Store } from '@ecco/store';
import type { Services } from '../request/services.ts';
import { inTurns } from './in-turns.ts';
import { makeAnswer } from './make-answer.ts';
import { answerFromRows } from './row-answer.ts';

/** Items that are looked at for questions, those that came last, and questions that are kept. */
const most = { items: 12, questions: 4 };
/** Of one show, or one item that is of none. */
const ofShowMax = 2;

type Suggestion = { query: string; itemId: string };

export type QuestionPool = {
  /** Those that are ready, of items that are still among the newest; others are looked for meanwhile. */
  read: () => Promise<string[]>;
  /** Looks for no more; settles when what was looked for last is there. */
  stop: () => Promise<void>;
};

declare module '../request/services.ts' {
  interface Services {
    questionShelf: QuestionPool;
  }
}

type Tools = Pick<Services, 'pipeline' | 'store' | 'now'> & { onError: (error: unknown) => void };

const isRead = ({ item }: ItemWithShow): boolean => item.status === 'ASSERTIONS_COMPLETE';
const versionOf = ({ item }: ItemWithShow): string => [item.id, item.run, item.updatedAt.getTime()].join('/');

/** Items that are read to their end, the newest first. */
async function newestOf({ items }: Pick<Store, 'items'>): Promise<ItemWithShow[]> {
  const { entries } = await items.library({ page: 1, perPage: most.items });
  return entries.filter(isRead);
}

/** Keeps questions that the library is known to answer. */
export function createQuestionPool({ store, pipeline, now, onError }: Tools): QuestionPool {
  let suggestions: readonly Suggestion[] = [];
  let keptOf = '';
  let making: Promise<void> | null = null;
  let isStopped = false;

  /** Whether all of the library answers it, by rows or first by this very item. */
  async function isAnswered({ query, itemId }: Suggestion): Promise<boolean> {
    const scope = { kind: 'library', id: '', title: null } as const;
    const asked = { scope, itemIds: null, organizations: [] };
    const askedAt = new Date(now());
    const graph = await answerFromRows(store, { query, asked, rejected: [], now: askedAt });
    if (graph !== null) return true;
    const reported = await makeAnswer(
      { store, pipeline },
      { ...{ query, asked, graph, askedAt }, without: [], needs: [] },
    );
    return reported.found && reported.sentences[0]?.itemId === itemId;
  }

  async function make(items: readonly ItemWithShow[]): Promise<Suggestion[]> {
    const byShow = new Map<string, Suggestion[][]>();
    // One after the other: whoever asks meanwhile comes first.
    for (const itemWithShow of items) {
      if (isStopped) break;
      const queries = await pipeline.suggestQuestions(itemWithShow);
      const show = itemWithShow.show?.id ?? itemWithShow.item.id;
      const own = queries.map((query) => ({ query, itemId: itemWithShow.item.id }));
      byShow.set(show, [...(byShow.get(show) ?? []), own]);
    }
    const shows = [...byShow.values()].map((ofItems) => inTurns(ofItems));
    const rendered = new Map<Suggestion[], number>();
    const made: Suggestion[] = [];
    for (const one of inTurns(shows)) {
      const show = shows.find((all) => all.includes(one)) ?? [];
      const before = rendered.get(show) ?? 0;
      if (isStopped || made.length === most.questions) break;
      if (before === ofShowMax || !(await isAnswered(one))) continue;
      rendered.set(show, before + 1);
      made.push(one);
    }
    return made;
  }

  async function refresh(items: readonly ItemWithShow[], version: string): Promise<void> {
    try {
      suggestions = await make(items);
      keptOf = version;
    } catch (error) {
      onError(error);
    } finally {
      making = null;
    }
  }

  return {
    async read() {
      const items = await newestOf(store);
      const version = items.map(versionOf).join(' ');
      if (version !== keptOf && !isStopped) making ??= refresh(items, version);
      const ids = new Set(items.map(({ item }) => item.id));
      return suggestions.filter(({ itemId }) => ids.has(itemId)).map(({ query }) => query);
    },
    stop: async () => {
      isStopped = true;
      await making;
    },
  };
}

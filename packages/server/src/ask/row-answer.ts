// What is known as rows of the ledger answers before any text does, in every scope: who left, who committed how much to whom.
import type { LedgerSignal } from '@ecco/contract';
import type { LedgerEntry } from '@ecco/domain';
import { isRowAsked, type RowQuestion, readRowQuestion } from '@ecco/engine';
import type { LedgerFilter, Store, StoredReply } from '@ecco/store';
import { presentLedger } from '../ledger/ledger.presenter.ts';
import { type LedgerReading, readLedger, withMentions } from '../ledger/ledger.usecases.ts';
import type { QuestionScope } from './ask-scope.ts';
import type { GraphMatch } from './graph-answer.ts';

/** Rows that are looked at, the newest, and rows of one answer. */
const most = { looked: 100, told: 12 };

type Repositories = Pick<Store, 'ledger' | 'organizations' | 'items' | 'copies'>;

/** What a row said when it was told: where that is other by now, it does not stand any more. */
const saysRow = ({ kind, stage, who, person, manager, vehicle, amount, measure }: LedgerEntry): string =>
  [kind, stage, who, person, manager, vehicle, amount, measure].join(', ');

/** All that a row says, with what is quoted for it. */
function rowText(entry: LedgerEntry, { tellings, organizations }: LedgerReading): string {
  const { who, manager, vehicle, assetClass, strategy, consultant, person, measure } = entry;
  const quoted = (tellings.get(entry.id) ?? []).map(({ signal }) => signal.sentence.text);
  const name = organizations.get(entry.organizationId ?? '')?.name;
  return [name, who, manager, vehicle, assetClass, strategy, consultant, person, measure, ...quoted].join(
    ' ',
  );
}

/** Which rows of the ledger a scope has. */
function filterOf({ scope, itemIds, organizations }: QuestionScope): LedgerFilter {
  if (scope.kind === 'organisations' && organizations.length > 0)
    return { organizationIds: organizations.map(({ organization }) => organization.id) };
  return itemIds === null ? {} : { itemIds };
}

type RowQuery = {
  query: string;
  asked: QuestionScope;
  /** What was told before and is not told again to whoever asks. */
  rejected: readonly StoredReply[];
  now: Date;
};

async function rowsFor(store: Repositories, question: RowQuestion, filter: LedgerFilter) {
  const { found } = await readLedger(store, {
    ...filter,
    kinds: [...question.kinds],
    ...(question.period && { period: question.period }),
    words: question.words.join(' ') || undefined,
    page: 1,
    perPage: most.looked,
  });
  return found.entries.flatMap((entry) => {
    const words = rowText(entry, found);
    return isRowAsked(question, { ...entry, words }) ? [{ entry, words }] : [];
  });
}

/** Words of a question that may be another name of whose rows are asked for, at most. */
const mostNames = 3;

/** The question as one of the organization that it calls by another name than its rows have; null where it calls none so. */
async function ofOtherName(
  { organizations }: Repositories,
  question: RowQuestion,
): Promise<{ question: RowQuestion; organizationIds: string[] } | null> {
  const capitals = question.words.filter((word) => /^\p{Lu}/u.test(word)).slice(0, mostNames);
  for (const word of capitals) {
    const [called, another] = await organizations.calledSo(word);
    if (called === undefined || another !== undefined) continue;
    const words = question.words.filter((one) => one !== word);
    return { question: { ...question, words }, organizationIds: [called.id] };
  }
  return null;
}

/** The rows of a scope that answer; where none has the words of a question, those of whoever it calls by another name. */
async function answerRows(store: Repositories, question: RowQuestion, questionScope: QuestionScope) {
  const filter = filterOf(questionScope);
  const rows = await rowsFor(store, question, filter);
  if (rows.length > 0 || filter.organizationIds !== undefined) return rows;
  const other = await ofOtherName(store, question);
  if (other === null) return rows;
  return rowsFor(store, other.question, { ...filter, organizationIds: other.organizationIds });
}

/** Of a question of which funds did something one row of each, the newest; a row that names no fund tells of none. */
function ofEachFund<Row extends { entry: LedgerEntry }>(
  { isOfFunds }: RowQuestion,
  rows: readonly Row[],
): readonly Row[] {
  if (!isOfFunds) return rows;
  const byFund = Map.groupBy(rows, ({ entry: { organizationId, who } }) => organizationId ?? who ?? '');
  return [...byFund].flatMap(([fund, [first]]) => (fund === '' || first === undefined ? [] : [first]));
}

/** The rows that answer a question; null where it asks for none, or none answers. What was rejected is not told again. */
export async function answerFromRows(
  store: Repositories,
  { query, asked, rejected, now }: RowQuery,
): Promise<GraphMatch | null> {
  const question = readRowQuestion(query, now);
  if (question === null) return null;
  const before = new Set(rejected.flatMap(({ graph }) => graph?.told ?? []).map(({ id }) => id));
  const all = await answerRows(store, question, asked);
  const standing = all.filter(({ entry }) => !before.has(entry.id));
  const rows = ofEachFund(question, standing).slice(0, most.told);
  // Which of several funds did something no text tells: without a row nothing is told.
  if (rows.length === 0 && !question.isOfFunds) return null;
  return {
    told: {
      asks: 'signal',
      told: rows.map(({ entry }) => ({
        id: entry.id,
        organisationId: entry.organizationId ?? '',
        says: saysRow(entry),
      })),
    },
    // Beside a row stands what says the very same elsewhere; of what several funds did no text has all.
    standsBeside: ({ lead }) =>
      !question.isOfFunds && lead !== null && rows.some(({ words }) => words.includes(lead)),
  };
}

/** The rows that were told, as they are kept now and as long as their words stand in their sources. */
export async function readRows(
  store: Repositories,
  reported: NonNullable<StoredReply['graph']>,
): Promise<LedgerSignal[]> {
  const said = new Map(reported.told.map(({ id, says }) => [id, says]));
  const entries = await store.ledger.findByIds([...said.keys()]);
  const standing = entries.filter((entry) => said.get(entry.id) === saysRow(entry));
  const order = [...said.keys()];
  return presentLedger(await withMentions(store, standing))
    .filter(({ tellings }) => tellings.length > 0)
    .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}

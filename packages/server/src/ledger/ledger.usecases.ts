import { limits } from '@ecco/contract';
import type { LedgerEntry } from '@ecco/domain';
import type { LedgerQuery, PlacedMention, Store } from '@ecco/store';
import { readCitedLines } from '../item/cited-lines.ts';
import { withoutCopies } from '../item/copies.presenter.ts';
import { signalNotFound } from './ledger.errors.ts';

type Repositories = Pick<Store, 'ledger' | 'organizations' | 'items' | 'copies'>;

/** Segments that the tellings of an entry name. */
const citationsOf = ({ signal }: PlacedMention) => [
  ...signal.places,
  ...signal.sentence.citations,
  ...[
    signal.stage,
    signal.who,
    signal.manager,
    signal.vehicle,
    signal.assetClass,
    signal.strategy,
    signal.consultant,
    signal.person,
    signal.amount,
    signal.measure,
    signal.decided,
    signal.effective,
  ].flatMap((reported) => reported?.citation ?? []),
];

const itemOf = ({ itemId }: PlacedMention): string => itemId;

/** Entries with who acts, who tells them, and the lines that they cite. */
export async function withMentions(store: Repositories, entries: readonly LedgerEntry[]) {
  const [reported, organizations] = await Promise.all([
    store.ledger.tellingsOf(entries.map(({ id }) => id)),
    store.organizations.namesOf([...new Set(entries.flatMap(({ organizationId }) => organizationId ?? []))]),
  ]);
  const all = [...reported.values()].flat();
  const copies = await store.copies.of([...new Set(all.map(itemOf))]);
  const shown = new Map(
    [...reported].map(([id, tellings]) => {
      const sources = withoutCopies(tellings, { copies, itemOf });
      return [id, sources.slice(0, limits.signalTellingsShown)] as const;
    }),
  );
  const cited = [...shown.values()]
    .flat()
    .map((telling) => ({ itemId: telling.itemId, citations: citationsOf(telling) }));
  const byId = new Map(organizations.map((organization) => [organization.id, organization]));
  const lines = await readCitedLines(store, cited);
  return { entries, tellings: shown, organizations: byId, lines, copies };
}
export type LedgerReading = Awaited<ReturnType<typeof withMentions>>;

/** One page of the ledger. */
export async function readLedger(store: Repositories, query: LedgerQuery) {
  const { rows, total } = await store.ledger.page(query);
  return { total, found: await withMentions(store, rows) };
}

/** A signal by its id, also by one that it had before it was joined with another. @throws RequestError 404 */
export async function readSignal(store: Repositories, id: string): Promise<LedgerReading> {
  const entry = await store.ledger.find(id);
  if (entry === null) throw signalNotFound();
  return withMentions(store, [entry]);
}

import { limits } from '@ecco/contract';
import type { LedgerEntry } from '@ecco/domain';
import type { LedgerQuery, PlacedTelling, Store } from '@ecco/store';
import { readCitedLines } from '../item/cited-lines.ts';
import { withoutCopies } from '../item/copies.presenter.ts';
import { signalNotFound } from './ledger.errors.ts';

type Shelves = Pick<Store, 'ledger' | 'organizations' | 'items' | 'copies'>;

/** Segments that the tellings of an entry name. */
const citationsOf = ({ signal }: PlacedTelling) => [
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
  ].flatMap((told) => told?.citation ?? []),
];

const itemOf = ({ itemId }: PlacedTelling): string => itemId;

/** Entries with who acts, who tells them, and the lines that they cite. */
export async function withTellings(store: Shelves, entries: readonly LedgerEntry[]) {
  const [told, organizations] = await Promise.all([
    store.ledger.tellingsOf(entries.map(({ id }) => id)),
    store.organizations.namesOf([...new Set(entries.flatMap(({ organizationId }) => organizationId ?? []))]),
  ]);
  const all = [...told.values()].flat();
  const copies = await store.copies.of([...new Set(all.map(itemOf))]);
  const shown = new Map(
    [...told].map(([id, tellings]) => {
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
export type LedgerFound = Awaited<ReturnType<typeof withTellings>>;

/** One page of the ledger. */
export async function readLedger(store: Shelves, query: LedgerQuery) {
  const { rows, total } = await store.ledger.page(query);
  return { total, found: await withTellings(store, rows) };
}

/** A signal by its id, also by one that it had before it was joined with another. @throws RequestError 404 */
export async function readSignal(store: Shelves, id: string): Promise<LedgerFound> {
  const entry = await store.ledger.find(id);
  if (entry === null) throw signalNotFound();
  return withTellings(store, [entry]);
}

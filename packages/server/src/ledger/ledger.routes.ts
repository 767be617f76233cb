import { type LedgerSignal, limits } from '@ecco/contract';
import { appendAll, ledgerColumns } from '@ecco/domain';
import { listQueryOf, paginationOf } from '../request/http/pagination.ts';
import { guarded, os } from '../request/request-context.ts';
import { presentLedger } from './ledger.presenter.ts';
import { readLedger, readSignal } from './ledger.usecases.ts';
import { ledgerCsv } from './ledger-csv.ts';
import { ledgerFilterOf } from './ledger-query.ts';

const list = guarded(os.ledger.list).handler(async ({ input, context: { services, event } }) => {
  const query = listQueryOf(input, ledgerColumns);
  const filter = await ledgerFilterOf(services.store, input, services.now());
  const { total, found } = await readLedger(services.store, { ...query, ...filter });
  event.found = total;
  return { signals: presentLedger(found), pagination: paginationOf(query, total) };
});

const counts = guarded(os.ledger.counts).handler(async ({ input, context: { services } }) => {
  const { kinds, stages, assetGroups, states, isPartial } = await services.store.ledger.counts(
    await ledgerFilterOf(services.store, input, services.now()),
  );
  return { kind: kinds, stage: stages, asset: assetGroups, state: states, partial: isPartial };
});

/** Rows of a CSV that are read at a time. */
const batch = 250;

const give = guarded(os.ledger.export).handler(async ({ input, context: { services } }) => {
  const filter = await ledgerFilterOf(services.store, input, services.now());
  const { order } = listQueryOf({ ...input, page: 1, per_page: batch }, ledgerColumns);
  const signals: LedgerSignal[] = [];
  let total = 0;
  for (let page = 1; signals.length < limits.signalsExportMax; page += 1) {
    const read = await readLedger(services.store, { ...filter, order, page, perPage: batch });
    ({ total } = read);
    appendAll(signals, presentLedger(read.found));
    if (read.found.entries.length < batch) break;
  }
  const name = `signals-${new Date(services.now()).toISOString().slice(0, 10)}.csv`;
  return { name, csv: ledgerCsv(signals, services.siteUrl()), rows: signals.length, total };
});

const find = guarded(os.ledger.find).handler(async ({ input, context: { services } }) => {
  const [signal] = presentLedger(await readSignal(services.store, input.id));
  if (signal === undefined) throw new Error('unreachable: a signal that was found');
  return { signal };
});

export const ledgerRoutes = { list, counts, export: give, find };

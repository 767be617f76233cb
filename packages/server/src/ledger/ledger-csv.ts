import { type LedgerSignal, pathOf } from '@ecco/contract';
import { formatCsv } from '../graph-import/csv.ts';

const columns = [
  'date',
  'kind',
  'stage',
  'who',
  'manager',
  'vehicle',
  'asset_class',
  'strategy',
  'consultant',
  'person',
  'amount',
  'currency',
  'measure',
  'effective',
  'disputed',
  'inferred',
  'quote',
  'place',
  'source_title',
  'source_date',
  'sources',
  'id',
  'date_is',
] as const;

type Cells = Readonly<Record<(typeof columns)[number], string | number | null>>;

function cellsOf(signal: LedgerSignal, siteUrl: string): Cells {
  const [telling] = signal.tellings;
  const [place] = telling?.places ?? [];
  const { date, kind, stage, who, manager, vehicle, asset_class, strategy, consultant, person } = signal;
  const { amount, currency, measure, effective, disputed, certainty, sources, id, date_is } = signal;
  const inferred = Object.keys(certainty).filter((field) => certainty[field] === 'inferred');
  return {
    ...{ date, kind, stage, who, manager, vehicle, asset_class, strategy, consultant, person },
    ...{ amount, currency, measure, effective, sources, id, date_is },
    disputed: disputed.join('|'),
    inferred: inferred.join('|'),
    quote: place?.source_text ?? null,
    place: place ? `${siteUrl}${pathOf(place.item)}?content_id=${place.content_id}` : null,
    source_title: telling?.item.title ?? null,
    source_date: telling?.date ?? null,
  };
}

/** Signals as rows for a spreadsheet; `siteUrl`: where the product is, for the links to places. */
export function ledgerCsv(signals: readonly LedgerSignal[], siteUrl: string): string {
  const rows = signals.map((signal) => cellsOf(signal, siteUrl));
  return formatCsv([columns, ...rows.map((cells) => columns.map((name) => cells[name]))]);
}

import { type LedgerSignal, pathOf, type SignalTelling } from '@ecco/contract';
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
  'headline',
  'amount_bound',
  'amount_to',
  'amount_from',
  'amount_yearly',
  'amount_years',
] as const;

type Cells = Readonly<Record<(typeof columns)[number], string | number | null>>;

/** The words that the page shows of it, and where they stand; of words told otherwise, those of the source. */
function proofOf({ sentence: { text, verbatim, citations }, places }: SignalTelling) {
  const place = citations[0] ?? places[0];
  return { quote: verbatim ? text : place?.source_text, place };
}

/** What is said of the amount besides its number, a column each. */
function amountTerms({ amount_terms: terms }: LedgerSignal) {
  return {
    amount_bound: terms?.bound ?? null,
    amount_to: terms?.to ?? null,
    amount_from: terms?.from ?? null,
    amount_yearly: terms?.yearly ? 'yes' : null,
    amount_years: terms?.years ?? null,
  };
}

function cellsOf(signal: LedgerSignal, siteUrl: string): Cells {
  const [telling] = signal.tellings;
  const proof = telling && proofOf(telling);
  const { date, kind, stage, who, manager, vehicle, asset_class, strategy, consultant, person } = signal;
  const { amount, currency, measure, effective, disputed, certainty, sources, id, date_is, headline } =
    signal;
  const inferred = Object.keys(certainty).filter((field) => certainty[field] === 'inferred');
  return {
    ...{ date, kind, stage, who, manager, vehicle, asset_class, strategy, consultant, person },
    ...{ amount, currency, measure, effective, sources, id, date_is, headline },
    ...amountTerms(signal),
    disputed: disputed.join('|'),
    inferred: inferred.join('|'),
    quote: proof?.quote ?? null,
    place: proof?.place ? `${siteUrl}${pathOf(proof.place.item)}?content_id=${proof.place.content_id}` : null,
    source_title: telling?.item.title ?? null,
    source_date: telling?.date ?? null,
  };
}

/** Signals as rows for a spreadsheet; `siteUrl`: where the product is, for the links to places. */
export function ledgerCsv(signals: readonly LedgerSignal[], siteUrl: string): string {
  const rows = signals.map((signal) => cellsOf(signal, siteUrl));
  return formatCsv([columns, ...rows.map((cells) => columns.map((name) => cells[name]))]);
}

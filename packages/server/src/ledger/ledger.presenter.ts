import type { LedgerSignal, SignalTelling } from '@ecco/contract';
import { fieldsOfSignal, type LedgerEntry, signalHeadline } from '@ecco/domain';
import type { PlacedMention } from '@ecco/store';
import { presentCopies } from '../item/copies.presenter.ts';
import { presentSignal } from '../item/proceedings.presenter.ts';
import { presentOrganizationName } from '../meeting/event-card.presenter.ts';
import { entryHeadline } from './entry-headline.ts';
import type { LedgerReading } from './ledger.usecases.ts';

function presentMentions(telling: PlacedMention, { lines, copies }: LedgerReading): SignalTelling[] {
  const cited = lines.get(telling.itemId);
  if (cited === undefined) return [];
  const { vote, about, itemDay: date } = telling;
  const headline = signalHeadline(fieldsOfSignal(telling.signal, { who: null, vote, about }));
  const also_at = presentCopies(copies, telling.itemId);
  return presentSignal(telling.signal, headline, cited).map((signal) => ({
    ...signal,
    ...{ item: cited.item, also_at, date, vote },
  }));
}

const certain = [
  'who',
  'manager',
  'vehicle',
  'asset_class',
  'strategy',
  'consultant',
  'person',
  'amount',
  'measure',
  'effective',
  'decided',
  'stage',
] as const;

/** How each field is known, by the first who tells it. */
const certaintyOf = (tellings: readonly SignalTelling[]): LedgerSignal['certainty'] =>
  Object.fromEntries(
    certain.flatMap((field) => {
      const reported = tellings.map((telling) => telling[field]).find((one) => one !== null);
      return reported ? [[field, reported.certainty]] : [];
    }),
  );

function dateIs({ happenedOn }: LedgerEntry, tellings: readonly SignalTelling[]): LedgerSignal['date_is'] {
  if (happenedOn === null) return null;
  return tellings.some(({ decided }) => decided?.value === happenedOn) ? 'decided' : 'told';
}

function presentEntry(entry: LedgerEntry, match: LedgerReading): LedgerSignal {
  const organization = match.organizations.get(entry.organizationId ?? '');
  const placedMentions = match.tellings.get(entry.id) ?? [];
  const tellings = placedMentions.flatMap((telling) => presentMentions(telling, match));
  const { id, kind, stage, who, manager, vehicle, strategy, consultant, person } = entry;
  const { amount, currency, measure, effective, disputed, sources } = entry;
  return {
    ...{ id, kind, stage, manager, vehicle, strategy, consultant, person },
    ...{ amount, currency, measure, effective, disputed, sources },
    headline: entryHeadline(entry, { who: null, tellings: placedMentions }),
    date: entry.happenedOn,
    date_is: dateIs(entry, tellings),
    organization: organization ? presentOrganizationName(organization) : null,
    who: organization?.name ?? who,
    amount_terms: entry.amountTerms,
    asset_class: entry.assetClass,
    asset_group: entry.assetGroup,
    certainty: certaintyOf(tellings),
    tellings,
  };
}

/** Entries with their places; who tells one whose words are gone is left out. */
export const presentLedger = (match: LedgerReading): LedgerSignal[] =>
  match.entries.map((entry) => presentEntry(entry, match));

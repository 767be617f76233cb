import type { UpdateLine } from '@ecco/contract';
import {
  type DisputedField,
  disputedFields,
  type LedgerEntry,
  type SignalStage,
  signalStages,
  type Update,
} from '@ecco/domain';
import { dayTold, type PlacedMention } from '@ecco/store';
import { entryHeadline } from '../ledger/entry-headline.ts';
import type { LedgerReading } from '../ledger/ledger.usecases.ts';
import { contradictionIn, type Difference, differenceIn } from './difference.ts';
import { knownThen, shownBy } from './known-then.ts';
import { placesOfSignal } from './signal-places.ts';
import {
  amountReason,
  contradiction,
  dayText,
  disagreement,
  newSignalReason,
  stageReason,
  sumOf,
} from './update-words.ts';

/** What is known of the ledger for some updates; `own`: the items of each organization that are its own. */
export type SignalFinds = LedgerReading & { own: ReadonlyMap<string, ReadonlySet<string>> };

/** As many as a line has. */
const shownPlaces = 2;

/** In what sources differ since the update, and not before it. */
const newlyDisputed = ({ before, after }: Update): DisputedField[] =>
  disputedFields.filter((field) => after?.disputed.includes(field) && !before?.disputed.includes(field));

function differencesOf(
  update: Update,
  { tellings, own }: { tellings: readonly PlacedMention[]; own: ReadonlySet<string> },
): { found: Difference; isOwn: boolean } | null {
  for (const field of newlyDisputed(update)) {
    const input = { field, before: update.before };
    const inItself = contradictionIn(tellings, { ...input, own });
    if (inItself) return { found: inItself, isOwn: true };
    const between = differenceIn(tellings, input);
    if (between) return { found: between, isOwn: false };
  }
  return null;
}

/** What changed besides what is disputed: how far it has come, and its sum. */
function changeTexts({ before, after }: Update, disputed: DisputedField | undefined): string[] {
  if (before === null || after === null) return [];
  const sum = (state: typeof after) => (state.amount === null ? null : sumOf(state.amount, state.currency));
  const [sumBefore, sumAfter] = [sum(before), sum(after)];
  return [
    ...(disputed !== 'stage' && after.stage !== null && after.stage !== before.stage
      ? [stageReason(before.stage, after.stage)]
      : []),
    ...(disputed !== 'amount' && sumAfter !== null && sumAfter !== sumBefore
      ? [amountReason(sumBefore, sumAfter)]
      : []),
  ];
}

/** A stage as updates keep it. */
const stageOf = (text: string | null): SignalStage | null =>
  signalStages.find((stage) => stage === text) ?? null;

/** `isOfPage`: the page is that of who acts, and names them. */
type ActingEntry = { entry: LedgerEntry; who: string | null; isOfPage: boolean };

/** A signal that is new or changed, as it was known then; null where no place proves it any more. */
export function signalLine(
  update: Update,
  { entry, who, isOfPage }: ActingEntry,
  finds: SignalFinds,
): UpdateLine | null {
  const tellings = finds.tellings.get(entry.id) ?? [];
  const own = finds.own.get(entry.organizationId ?? '') ?? new Set();
  const difference = differencesOf(update, { tellings, own });
  const then = knownThen(update, entry, tellings);
  const proving = difference?.found.tellings ?? shownBy(then, update, tellings);
  // Of what one source tells both its outcome and its words are shown; what differs has a place on each side.
  const matches = proving.map((telling) =>
    placesOfSignal(telling.signal, finds.lines.get(telling.itemId), {
      most: Math.max(1, shownPlaces - proving.length + 1),
      differs: difference?.found.field,
    }),
  );
  if (proving.length === 0 || matches.some((places) => places.length === 0)) return null;
  const places = matches.flat().slice(0, shownPlaces);
  const isContradiction = difference?.isOwn === true && who !== null;
  const { field, said } = difference?.found ?? {};
  const differs =
    field && said
      ? isContradiction
        ? contradiction(who, [field, ...said])
        : disagreement(field, ...said)
      : null;
  // What was contradicted later was told without a doubt then.
  const disputed = entry.disputed.filter((one) => update.after?.disputed.includes(one) ?? true);
  const changes = [...(differs === null ? [] : [differs]), ...changeTexts(update, field)];
  const reason =
    changes.length === 0
      ? newSignalReason(proving[0] ? dayTold(proving[0]) : entry.happenedOn)
      : changes.join('; ');
  return {
    id: update.id,
    kind: isContradiction ? 'contradiction' : 'signal',
    at: update.at.toISOString(),
    headline: entryHeadline(
      { ...entry, ...then, stage: stageOf(then.stage), disputed },
      { who: isOfPage ? null : who, tellings },
    ),
    reason: update.news === 'new' || changes.length > 0 ? reason : `Updated on ${dayText(update.at)}`,
    summary: null,
    href: places[0]?.href ?? `/signals/${entry.id}`,
    item_id: proving[0]?.itemId ?? null,
    places,
  };
}

import type {
  AssetGroup,
  ContentKind,
  LedgerColumn,
  SignalKind,
  SignalMention,
  SignalStage,
} from '@ecco/domain';
import type { ListQuery } from '../connection/list-query.ts';

/** Whose event it is. `scope`: only events of the same one can be the same event. */
export type Actor = { scope: string; organizationId: string | null; who: string | null };

/** A signal with what is known of the item that tells it. */
export type PlacedMention = SignalMention & {
  itemKind: ContentKind;
  /** The day of the item, as yyyy-mm-dd; null where it bears none. */
  itemDay: string | null;
  meetingId: string | null;
  entryId: string | null;
  /** Told by copies of one text alike; null where the text is too short to know. */
  textKey: string | null;
};

/** What the ledger is asked for; what is left out asks for nothing. */
export type LedgerFilter = {
  kinds?: readonly SignalKind[] | undefined;
  stages?: readonly SignalStage[] | undefined;
  assetGroups?: readonly AssetGroup[] | undefined;
  /** Codes of states of the organizations that act. */
  states?: readonly string[] | undefined;
  organizationId?: string | undefined;
  /** Any of these acts. */
  organizationIds?: readonly string[] | undefined;
  /** Any of these organizations acts, or any of these items tells it; what those `ofPeriod` tell is of it whatever its own day. */
  concerning?:
    | { organizationIds: readonly string[]; itemIds: readonly string[]; ofPeriod?: readonly string[] }
    | undefined;
  itemId?: string | undefined;
  /** Any of these items tells it. */
  itemIds?: readonly string[] | undefined;
  meetingId?: string | undefined;
  amount?: { min?: number | undefined; max?: number | undefined } | undefined;
  /** Days as yyyy-mm-dd, both included. */
  period?: { from?: string | undefined; to?: string | undefined } | undefined;
};
export type LedgerQuery = ListQuery<LedgerColumn> & LedgerFilter;

type Count<Value> = { value: Value; count: number };

/** How many entries each choice of a filter would leave, under the other filters. */
export type LedgerCounts = {
  kinds: Count<SignalKind>[];
  stages: Count<SignalStage>[];
  assetGroups: Count<AssetGroup>[];
  states: Count<string>[];
  /** There are more than were counted. */
  isPartial: boolean;
};

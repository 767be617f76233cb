import type { AmountTerms } from './amount.ts';
import type { Decision } from './decision.ts';
import type { Signal, SignalKind, SignalStage } from './signal.ts';

/** Classes of assets by which the ledger is filtered: sources name them in many ways. */
export const assetGroups = [
  'private_equity',
  'private_credit',
  'real_estate',
  'infrastructure',
  'real_assets',
  'hedge_funds',
  'fixed_income',
  'public_equity',
  'other',
] as const;
export type AssetGroup = (typeof assetGroups)[number];

/** In what sources that tell the same event can differ. */
export const disputedFields = ['amount', 'measure', 'stage', 'vote'] as const;
export type DisputedField = (typeof disputedFields)[number];

/** What the ledger can be ordered by, as its queries name it. */
export const ledgerColumns = ['date', 'amount', 'who', 'kind'] as const;
export type LedgerColumn = (typeof ledgerColumns)[number];

/** How a body voted, as far as it was counted. */
export type VoteCount = Pick<{ [Field in keyof Decision]: number | null }, 'yes' | 'no' | 'abstain'>;

/** A signal as one item tells it. `about`: the item of the agenda under which it was decided. */
export type SignalMention = {
  id: string;
  itemId: string;
  signal: Signal;
  vote: VoteCount | null;
  about: string | null;
};

/** One event that one or more items tell (D40): what the furthest of its tellings says, completed by the others. */
export type LedgerEntry = {
  id: string;
  kind: SignalKind;
  stage: SignalStage | null;
  organizationId: string | null;
  /** The organization's name, or the name as it is said. */
  who: string | null;
  manager: string | null;
  vehicle: string | null;
  assetClass: string | null;
  assetGroup: AssetGroup | null;
  strategy: string | null;
  consultant: string | null;
  person: string | null;
  amount: number | null;
  /** What is said of the amount besides its number. */
  amountTerms: AmountTerms | null;
  currency: string | null;
  measure: string | null;
  effective: string | null;
  /** As yyyy-mm-dd: the day it was decided, else that of the item that tells it; null where neither is known. */
  happenedOn: string | null;
  disputed: DisputedField[];
  /** Items that tell it. */
  sources: number;
};

import type { Money } from './amount.ts';
import type { Citation, CitedText } from './citation.ts';
import type { CitedField } from './cited-field.ts';

/** What allocators do. */
export const signalKinds = [
  'commitment',
  'redemption',
  'termination',
  'search',
  'hire',
  'target_change',
  'pacing',
  'rate_change',
  'vote',
  'appointment',
  'departure',
] as const;
export type SignalKind = (typeof signalKinds)[number];

/** How far it has come; each includes those before it. */
export const signalStages = ['considered', 'recommended', 'approved', 'completed', 'rejected'] as const;
export type SignalStage = (typeof signalStages)[number];

/** Something an allocator does or means to do with its money, its managers or its people. */
export type Signal = {
  kind: SignalKind;
  /** The sentence that tells it best. */
  sentence: CitedText;
  /** The fund or body that acts. */
  who: CitedField<string>;
  manager: CitedField<string>;
  vehicle: CitedField<string>;
  assetClass: CitedField<string>;
  strategy: CitedField<string>;
  consultant: CitedField<string>;
  /** Who is appointed or leaves. */
  person: CitedField<string>;
  amount: CitedField<Money>;
  /** A target, a rate or a range where it is no sum of money: "6.75%", "from 12 to 14 percent". */
  measure: CitedField<string>;
  /** Days as yyyy-mm-dd, or the words where no day is said. */
  decided: CitedField<string>;
  effective: CitedField<string>;
  stage: CitedField<SignalStage>;
  /** Every place that tells it, the last stage first. */
  places: Citation[];
};

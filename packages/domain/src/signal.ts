import type { Money } from './amount.ts';
import type { Citation, CitedText } from './citation.ts';
import type { Told } from './told.ts';

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
  who: Told<string>;
  manager: Told<string>;
  vehicle: Told<string>;
  assetClass: Told<string>;
  strategy: Told<string>;
  consultant: Told<string>;
  /** Who is appointed or leaves. */
  person: Told<string>;
  amount: Told<Money>;
  /** A target, a rate or a range where it is no sum of money: "6.75%", "from 12 to 14 percent". */
  measure: Told<string>;
  /** Days as yyyy-mm-dd, or the words where no day is said. */
  decided: Told<string>;
  effective: Told<string>;
  stage: Told<SignalStage>;
  /** Every place that tells it, the last stage first. */
  places: Citation[];
};

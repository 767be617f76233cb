import type { ItemName } from './statement-items.ts';

/** A row in a formula: of the year itself, the mean of it and the year before, or by how much it grew since. */
export type Term = { item: ItemName; as?: 'average' | 'change' };

/** What a result is in. `share`: a part of a whole, told in percent or as a ratio. */
export type Measure = 'share' | 'times' | 'days' | 'money';

/** A figure worked out from rows: the sum of `over`, less `less`, by the sum of `under`, so many `times`. */
export type Formula = {
  name: string;
  asks: RegExp;
  measure: Measure;
  times?: number;
  over: readonly Term[];
  less?: readonly Term[];
  under?: readonly Term[];
};

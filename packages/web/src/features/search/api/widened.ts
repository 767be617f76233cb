/** Whose words widen a search of items and meetings, and are suggested for one. */
import type { FlavorName } from '@ecco/domain';
export const flavor: FlavorName = 'US_Pension_Funds';

/** The part of a search that says how it is widened. */
export const widened = (refused: readonly string[]) => ({
  flavor,
  ...(refused.length > 0 && { without: refused.join(',') }),
});

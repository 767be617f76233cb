import type { Signal } from '@ecco/domain';
import type { Segment } from '../ports/ports.ts';
import { currencyIn } from './currencies.ts';
import { readMoney } from './money.ts';

/**
 * Gives sums that are said without a currency the one in which the source speaks of money: "forty million" is pounds where
 * all else is. Dollars where it names none.
 */
export function inSourceCurrency(signals: readonly Signal[], segments: readonly Segment[]): Signal[] {
  let site: string | null = null;
  return signals.map((signal) => {
    const { amount } = signal;
    if (amount === null || currencyIn(amount.value.text) !== null) return signal;
    site ??= mostNamed(segments);
    return { ...signal, amount: { ...amount, value: { ...amount.value, currency: site } } };
  });
}

/** The currency that the sums of a source name most often. */
function mostNamed(segments: readonly Segment[]): string {
  const named = segments.flatMap(({ text }) => readMoney(text).flatMap((sum) => currencyIn(sum.text) ?? []));
  const [most] = [...Map.groupBy(named, (one) => one)].toSorted(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? 'USD';
}

const scales: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9, t: 1e12 };

/** A number as people write it, "28.7B" or "$96,000"; null for what is none. */
export function readAmount(text: string): number | null {
  const read = /^\$?\s*(\d[\d,]*(?:\.\d+)?)\s*([kmbt])?$/i.exec(text.trim());
  if (!read) return null;
  const [, digits = '', scale = ''] = read;
  const amount = Number(digits.replaceAll(',', '')) * (scales[scale.toLowerCase()] ?? 1);
  return Math.round(amount * 100) / 100;
}

/** A number as a field shows it. */
export const shownAmount = (amount: number | null): string =>
  amount === null ? '' : amount.toLocaleString('en-US');

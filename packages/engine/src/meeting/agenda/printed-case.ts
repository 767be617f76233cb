import type { Segment } from '../../ports/ports.ts';

const letters = /\p{L}[\p{L}\p{M}'’-]{0,40}/gu;
const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/u;

/** A heading in capitals as a person would write it: words that the text itself writes with capitals keep them. */
export function caseReader(segments: readonly Segment[]): (heading: string) => string {
  const forms = new Map<string, Map<string, number>>();
  for (const { text } of segments) {
    if (text === text.toUpperCase()) continue;
    for (const { 0: word, index } of text.matchAll(letters)) {
      if (index === 0 || /[.!?:]\s{0,2}$/u.test(text.slice(Math.max(0, index - 3), index))) continue;
      const known = forms.get(word.toLowerCase()) ?? new Map<string, number>();
      forms.set(word.toLowerCase(), known.set(word, (known.get(word) ?? 0) + 1));
    }
  }
  const formOf = (word: string): string => {
    const lower = word.toLowerCase();
    if (months.test(lower)) return lower.charAt(0).toUpperCase() + lower.slice(1);
    const [best] = [...(forms.get(lower) ?? [])].sort((a, b) => b[1] - a[1]);
    return best?.[0] ?? lower;
  };
  return (heading) => {
    if (heading !== heading.toUpperCase()) return heading;
    const plain = heading.replace(letters, formOf);
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  };
}

/** A run of a text, marked or not. `at`: where it starts, in characters. */
type Run = { text: string; marked: boolean; at: number };

const escapeForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits a text at the given phrases (any case, whole words, longest first), so that they can be marked. */
export function markRuns(text: string, phrases: readonly string[]): Run[] {
  const requested = [...new Set(phrases.map((phrase) => phrase.trim()).filter(Boolean))].sort(
    (a, b) => b.length - a.length,
  );
  if (requested.length === 0) return [{ text, marked: false, at: 0 }];
  const parts = text.split(
    new RegExp(`(?<![\\p{L}\\p{N}])(${requested.map(escapeForPattern).join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
  );
  let at = 0;
  const runs: Run[] = [];
  for (const [index, part] of parts.entries()) {
    if (part !== '') runs.push({ text: part, marked: index % 2 === 1, at });
    at += part.length;
  }
  return runs;
}

const filler = /\b(?:uh|um|er|erm|inaudible|actually)\b,?|\b\p{L}{1,6}-(?=\s+\p{Lu})/giu;

/** A spoken text without "uh", cut-off words ("Ci- Ciaro") and what nobody understood; places stay where they are. */
export function steady(text: string): string {
  return text.replace(filler, (match) => ' '.repeat(match.length));
}

import type { Segment } from '@ecco/contract';
import { useCallback } from 'react';
import type { TranscriptLines } from './api/get-transcript.api.ts';
import { joinSpoken, type Spoken } from './quote.ts';

type Options = {
  lines: TranscriptLines;
  nameOf: (speaker: string | null) => string | null;
  onQuote: (spoken: readonly Spoken[], first: Segment) => void;
};

type Part = { line: number; text: string };

/** Turns marked parts of lines, or a whole line, into words with who said them. */
export function useQuotes({ lines, nameOf, onQuote }: Options) {
  const quoteParts = useCallback(
    (parts: readonly Part[]): void => {
      const first = lines.lineAt(parts[0]?.line ?? 0);
      const spoken = parts.map(({ line, text }) => ({
        speaker: nameOf(lines.lineAt(line)?.speaker ?? null),
        text,
      }));
      if (first) onQuote(joinSpoken(spoken), first);
    },
    [lines, nameOf, onQuote],
  );
  const quoteLine = useCallback(
    (line: number): void => quoteParts([{ line, text: lines.lineAt(line)?.text ?? '' }]),
    [lines, quoteParts],
  );
  return { quoteParts, quoteLine };
}

import type { Segment } from '@ecco/contract';
import { useCallback, useRef } from 'react';
import type { TranscriptLines } from './api/get-transcript.api.ts';
import { joinSpoken, type SpeakerQuote } from './quote.ts';

type Options = {
  lines: TranscriptLines;
  nameOf: (speaker: string | null) => string | null;
  onQuote: (spoken: readonly SpeakerQuote[], first: Segment) => void;
};

type Part = { line: number; text: string };

/** Turns marked parts of lines, or a whole line, into words with who said them. */
export function useQuotes({ lines, nameOf, onQuote }: Options) {
  // The lines hold on to what they are given, and would all be drawn anew with every page that comes.
  const latest = useRef({ lines, nameOf, onQuote });
  latest.current = { lines, nameOf, onQuote };
  const quoteParts = useCallback((parts: readonly Part[]): void => {
    const { lines: loaded, nameOf: name, onQuote: quote } = latest.current;
    const first = loaded.lineAt(parts[0]?.line ?? 0);
    const spoken = parts.map(({ line, text }) => ({
      speaker: name(loaded.lineAt(line)?.speaker ?? null),
      text,
    }));
    if (first) quote(joinSpoken(spoken), first);
  }, []);
  const quoteLine = useCallback(
    (line: number): void => quoteParts([{ line, text: latest.current.lines.lineAt(line)?.text ?? '' }]),
    [quoteParts],
  );
  return { quoteParts, quoteLine };
}

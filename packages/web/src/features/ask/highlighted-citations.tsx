import { type ReactNode, useMemo, useState } from 'react';
import { CitationProvider, useCitationCard } from '../../ui/citation/citation.context.ts';
import { HighlightProvider } from './highlight.context.ts';

/** Marks inside of it light their source while they are pointed at, and sources what cites them. */
export function HighlightedCitations({ children }: { children: ReactNode }) {
  const [lit, light] = useState<string | null>(null);
  const card = useCitationCard();
  const lighting = useMemo(
    () => ({
      ...card,
      show: (...[anchor, cited]: Parameters<typeof card.show>) => {
        light(cited.source?.uuid ?? null);
        card.show(anchor, cited);
      },
      hide: () => {
        light(null);
        card.hide();
      },
    }),
    [card],
  );
  const value = useMemo(() => ({ lit, light }), [lit]);
  return (
    <HighlightProvider value={value}>
      <CitationProvider value={lighting}>{children}</CitationProvider>
    </HighlightProvider>
  );
}

import { type ReactNode, useMemo } from 'react';
import { numberSources } from '../../features/summary/numbering.ts';
import { SpeakerNameContext } from '../../features/summary/speaker-line.tsx';
import { CitationLayer } from '../../ui/citation/citation-layer.tsx';
import { NumberingContext } from '../../ui/citation/numbering.ts';
import { JumpProvider } from '../../ui/citation/place.context.ts';
import { ItemCitation } from './sections/item-citation.tsx';
import type { ItemPageState } from './state/use-item-page-state.ts';

/** What the sections of an item find around them: where a place leads, the numbers of the sources, and their card. */
export function ItemPageFrame({ page, children }: { page: ItemPageState; children: ReactNode }) {
  const { item, summary, told, jumps, names } = page;
  const numbers = useMemo(
    () => numberSources(told, item.narration, summary),
    [told, item.narration, summary],
  );
  return (
    <JumpProvider value={jumps.jump}>
      <NumberingContext value={numbers}>
        <SpeakerNameContext value={names.nameOf}>
          <CitationLayer detail={(cited) => <ItemCitation page={page} cited={cited} />}>
            {children}
          </CitationLayer>
        </SpeakerNameContext>
      </NumberingContext>
    </JumpProvider>
  );
}

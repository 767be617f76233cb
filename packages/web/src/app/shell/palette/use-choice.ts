import { type KeyboardEvent, useState } from 'react';
import type { PaletteEntry, PaletteGroup } from './palette-entry.type.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** What Enter takes where nobody has chosen: the first that was found for these very words. */
function firstOf(groups: readonly PaletteGroup[]): PaletteEntry | undefined {
  const fresh = groups.find(({ isStale }) => isStale !== true) ?? groups[0];
  return fresh?.entries[0];
}

type Choice = { chosen: PaletteEntry | null; forget: () => void; onKeyDown: (event: KeyboardEvent) => void };

/** Which entry is chosen, and the keys that choose another and take it. What was chosen stays so while others come. */
export function useChoice(groups: readonly PaletteGroup[], take: (entry: PaletteEntry) => void): Choice {
  const [requested, setWanted] = useState<string | null>(null);
  const all = groups.flatMap(({ entries }) => entries);
  const chosen = all.find(({ id }) => id === requested) ?? firstOf(groups) ?? null;
  const onKeyDown = (event: KeyboardEvent): void => {
    // What an input method shows of its own hears the same keys.
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined && chosen) {
      event.preventDefault();
      setWanted(all.at((all.indexOf(chosen) + step) % all.length)?.id ?? null);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      take(chosen);
    }
  };
  return { chosen, forget: () => setWanted(null), onKeyDown };
}

import { useCallback, useMemo, useState } from 'react';
import { shownSpeaker } from '../../format/speaker.ts';

type Names = Readonly<Record<string, string>>;

const keyOf = (uuid: string): string => `ecco.speakers.${uuid}`;

/** Reads the names a reader gave on this device; anything unreadable counts as none. */
export function readNames(storage: Storage, uuid: string): Names {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(uuid)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, name]) => typeof name === 'string'));
  } catch {
    return {};
  }
}

/** The name to show: the reader's own, else the given one; nothing for a speaker named "unknown". */
export function shownName(names: Names, speaker: string | null): string | null {
  const shown = shownSpeaker(speaker);
  return shown === null ? null : (names[shown] ?? shown);
}

export type SpeakerNames = {
  nameOf: (speaker: string | null) => string | null;
  /** Keeps a name on this device; an empty one restores the given name. */
  rename: (speaker: string, name: string) => void;
};

export function useSpeakerNames(uuid: string): SpeakerNames {
  const [names, setNames] = useState<Names>(() => readNames(localStorage, uuid));
  const rename = useCallback(
    (speaker: string, name: string): void =>
      setNames((before) => {
        const { [speaker]: _old, ...others } = before;
        const trimmed = name.trim();
        const after = trimmed === '' || trimmed === speaker ? others : { ...others, [speaker]: trimmed };
        localStorage.setItem(keyOf(uuid), JSON.stringify(after));
        return after;
      }),
    [uuid],
  );
  return useMemo(() => ({ nameOf: (speaker) => shownName(names, speaker), rename }), [names, rename]);
}

import { useCallback, useMemo, useState } from 'react';
import { shownSpeaker } from '../../format/speaker.ts';
import { isRecord, readPersisted, writePersisted } from '../../persistence/browser-storage.ts';

type Names = Readonly<Record<string, string>>;

const speakersKey = (uuid: string): string => `ecco.speakers.${uuid}`;

/** The names a reader gave on this device; anything unreadable counts as none. */
export function readNames(uuid: string): Names {
  const persisted = readPersisted(speakersKey(uuid));
  if (!isRecord(persisted)) return {};
  const entries = Object.entries(persisted).flatMap(([speaker, name]) =>
    typeof name === 'string' ? [[speaker, name] as const] : [],
  );
  return Object.fromEntries(entries);
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
  const [names, setNames] = useState<Names>(() => readNames(uuid));
  const rename = useCallback(
    (speaker: string, name: string): void =>
      setNames((before) => {
        const { [speaker]: _old, ...others } = before;
        const trimmed = name.trim();
        const after = trimmed === '' || trimmed === speaker ? others : { ...others, [speaker]: trimmed };
        writePersisted(speakersKey(uuid), after);
        return after;
      }),
    [uuid],
  );
  return useMemo(() => ({ nameOf: (speaker) => shownName(names, speaker), rename }), [names, rename]);
}

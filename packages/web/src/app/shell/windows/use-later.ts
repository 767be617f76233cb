import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LaterChunk } from '../../../messages/chunks.ts';
import { loadChunk } from '../../../messages/i18n.ts';
import { say } from '../../../ui/overlay/notice.store.ts';

type DeferredPart<Part> = {
  /** Whether it is wanted now. */
  isWanted: boolean;
  load: () => Promise<Part>;
  chunks: readonly LaterChunk[];
  /** It did not come. */
  onMissing: () => void;
};

/** A part of the shell that comes, with its words, when it is first wanted; null until then. */
export function useLater<Part>({ isWanted, load, chunks, onMissing }: DeferredPart<Part>): Part | null {
  const { t, i18n } = useTranslation();
  const [part, setPart] = useState<{ is: Part } | null>(null);
  useEffect(() => {
    if (!isWanted || part) return undefined;
    let isGone = false;
    Promise.all([load(), ...chunks.map((chunk) => loadChunk(i18n, chunk))]).then(
      ([is]) => isGone || setPart({ is }),
      () => {
        if (isGone) return;
        say(t('shell.windowFailed'), 'error');
        onMissing();
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, part, load, chunks, onMissing, i18n, t]);
  return part?.is ?? null;
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { say } from '../../../ui/overlay/notice.store.ts';

type DeferredPart<Part> = {
  /** Whether it is wanted now. */
  isWanted: boolean;
  load: () => Promise<Part>;
  /** It did not come. */
  onMissing: () => void;
};

/** A part of the shell that comes when it is first wanted; null until then. */
export function useLater<Part>({ isWanted, load, onMissing }: DeferredPart<Part>): Part | null {
  const { t } = useTranslation();
  const [part, setPart] = useState<{ is: Part } | null>(null);
  useEffect(() => {
    if (!isWanted || part) return undefined;
    let isGone = false;
    load().then(
      (is) => isGone || setPart({ is }),
      () => {
        if (isGone) return;
        say(t('shell.windowFailed'), 'error');
        onMissing();
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, part, load, onMissing, t]);
  return part?.is ?? null;
}

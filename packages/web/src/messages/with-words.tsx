import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LaterChunk } from './chunks.ts';
import { loadChunk } from './i18n.ts';

type Props = {
  chunk: LaterChunk;
  /** What stands there until the words have come, and where they do not. */
  before: ReactNode;
  children: ReactNode;
};

/** A part of a page that brings words of its own, which few readers need. */
export function WithWords({ chunk, before, children }: Props) {
  const { i18n } = useTranslation();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let isGone = false;
    void loadChunk(i18n, chunk).then(
      () => isGone || setThere(true),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [i18n, chunk]);
  return isThere ? children : before;
}

/*
 * What is written is kept as it is written, so that neither a closed window nor somebody else's version takes it away.
 * One request at a time; what was typed meanwhile goes with the next.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { saveDraft } from '../api/item-document.api.ts';

/** `at`: when the draft was kept last. */
export type DraftState = { is: 'clean' | 'waiting' | 'kept' | 'failed'; at: string | null };

/** How long after the last letter a draft is kept, in ms. */
const saveAfterMs = 1_000;

type Options = { id: string; base: string | null; at: string | null };

export function useDraft({ id, base, at }: Options) {
  const [state, setState] = useState<DraftState>({ is: at === null ? 'clean' : 'kept', at });
  const waiting = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const running = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef({ id, base });
  latest.current = { id, base };

  const send = useCallback(async (): Promise<void> => {
    const html = waiting.current;
    if (html === null) return;
    waiting.current = null;
    try {
      const { at: keptAt } = await saveDraft(latest.current.id, { html, base: latest.current.base });
      setState({ is: waiting.current === null ? 'kept' : 'waiting', at: keptAt });
    } catch {
      waiting.current ??= html;
      setState((before) => ({ ...before, is: 'failed' }));
    }
  }, []);

  /** Keeps at once what is not kept yet. */
  const flush = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    running.current = running.current.then(send);
    return running.current;
  }, [send]);

  const note = useCallback(
    (html: string): void => {
      waiting.current = html;
      setState((before) => ({ ...before, is: 'waiting' }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), saveAfterMs);
    },
    [flush],
  );

  /** Lets go of what is not kept yet: it was saved, or is to be lost. */
  const forget = useCallback((): void => {
    clearTimeout(timer.current);
    waiting.current = null;
  }, []);

  useEffect(() => {
    const onHide = (): void => void flush();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      void flush();
    };
  }, [flush]);

  return { state, note, flush, forget, settled: () => running.current };
}

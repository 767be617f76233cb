import type { IngestResult } from '@ecco/contract';
import { createStore } from 'zustand/vanilla';
import { UploadFailure, type uploadFile } from './upload.ts';

export type UploadEntry = {
  id: number;
  name: string;
  total: number;
  sent: number;
  state: 'sending' | 'failed' | 'cancelled';
  /** The server's words, or null when it was not reached. */
  words: string | null;
};

type UploadsState = {
  entries: readonly UploadEntry[];
  add: (file: File) => Promise<void>;
  cancel: (id: number) => void;
  retry: (id: number) => Promise<void>;
  dismiss: (id: number) => void;
};

type Options = { send: typeof uploadFile; onIngested: (result: IngestResult) => void };

/** The files on their way. A file that was ingested leaves the list and is handed to `onIngested`. */
export function createUploads({ send, onIngested }: Options) {
  const files = new Map<number, { file: File; abort: AbortController }>();
  let last = 0;

  return createStore<UploadsState>((set, get) => {
    const change = (id: number, part: Partial<UploadEntry>): void =>
      set({ entries: get().entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)) });
    const dismiss = (id: number): void => {
      files.delete(id);
      set({ entries: get().entries.filter((entry) => entry.id !== id) });
    };

    const run = async (id: number, file: File): Promise<void> => {
      const abort = new AbortController();
      files.set(id, { file, abort });
      try {
        const onProgress = ({ sent }: { sent: number }): void => change(id, { sent });
        const result = await send({ file, signal: abort.signal, onProgress });
        dismiss(id);
        onIngested(result);
      } catch (error) {
        if (abort.signal.aborted) change(id, { state: 'cancelled' });
        else change(id, { state: 'failed', words: error instanceof UploadFailure ? error.words : null });
      }
    };

    return {
      entries: [],
      add: (file) => {
        last += 1;
        const entry = {
          id: last,
          name: file.name,
          total: file.size,
          sent: 0,
          state: 'sending',
          words: null,
        } as const;
        set({ entries: [entry, ...get().entries] });
        return run(entry.id, file);
      },
      cancel: (id) => files.get(id)?.abort.abort(),
      retry: async (id) => {
        const known = files.get(id);
        if (!known) return;
        change(id, { state: 'sending', sent: 0, words: null });
        await run(id, known.file);
      },
      dismiss,
    };
  });
}

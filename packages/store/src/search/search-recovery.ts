import { bm25Index, passagesBm25Index } from './search-index.ts';

type Recovery = {
  /** What the work gives; `otherwise` where an index is missing, which is then made anew in the background. */
  guard: <Given>(work: () => Promise<Given>, otherwise: Given) => Promise<Given>;
  /** Whether an index was missing and is not there again. */
  isDown: () => boolean;
};

/** The database says which index it looked for; who asked for something else failed for another reason. */
function isMissingIndex(error: unknown): boolean {
  const said = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
  return [bm25Index, passagesBm25Index].some((index) => said.includes(index));
}

/** Keeps a search answering while an index is missing, as after a restore by hand. `prepare` makes what is missing. */
export function createRecovery(prepare: () => Promise<unknown>, onError: (error: Error) => void): Recovery {
  let making: Promise<unknown> | null = null;

  function makeAnew(error: unknown): void {
    onError(error instanceof Error ? error : new Error(String(error)));
    making ??= prepare()
      .catch((failure: unknown) => onError(failure instanceof Error ? failure : new Error(String(failure))))
      .finally(() => {
        making = null;
      });
  }

  return {
    async guard(work, otherwise) {
      if (making) return otherwise;
      try {
        return await work();
      } catch (error) {
        if (!isMissingIndex(error)) throw error;
        makeAnew(error);
        return otherwise;
      }
    },
    isDown: () => making !== null,
  };
}

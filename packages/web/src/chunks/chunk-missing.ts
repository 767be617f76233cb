import { limits } from '@ecco/contract';

/** A chunk of the page did not come; `isLate`: nothing was heard of it for as long as it is waited for. */
export class ChunkMissing extends Error {
  override readonly name = 'ChunkMissing';
  readonly isLate: boolean;

  constructor(isLate: boolean, cause?: unknown) {
    super(isLate ? 'A chunk of the page takes too long.' : 'A chunk of the page did not come.', { cause });
    this.isLate = isLate;
  }
}

/** What `load` brings. @throws ChunkMissing where it fails, or brings nothing within `longestMs` */
export async function arriving<Chunk>(
  load: () => Promise<Chunk>,
  longestMs: number = limits.chunkLongestMs,
): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkMissing(true)), longestMs);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    throw error instanceof ChunkMissing ? error : new ChunkMissing(false, error);
  } finally {
    clearTimeout(timer);
  }
}

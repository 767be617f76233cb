import { limits } from '@ecco/contract';

/** A part of the page did not come; `isLate`: nothing was heard of it for as long as it is waited for. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
  readonly isLate: boolean;

  constructor(isLate: boolean, cause?: unknown) {
    super(isLate ? 'A part of the page takes too long.' : 'A part of the page did not come.', { cause });
    this.isLate = isLate;
  }
}

/** What `load` brings. @throws PartMissing where it fails, or brings nothing within `longestMs` */
export async function arriving<Part>(
  load: () => Promise<Part>,
  longestMs: number = limits.partLongestMs,
): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PartMissing(true)), longestMs);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    throw error instanceof PartMissing ? error : new PartMissing(false, error);
  } finally {
    clearTimeout(timer);
  }
}

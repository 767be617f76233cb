/** Why a sound cannot be heard. */
export type MediaProblem = 'aborted' | 'network' | 'decoding' | 'unsupported' | 'unknown';

const byCode: Readonly<Record<number, MediaProblem>> = {
  1: 'aborted',
  2: 'network',
  3: 'decoding',
  4: 'unsupported',
};

/** What the element reports. A file that never came is reported as unsupported: without a connection that is why. */
export function problemOf(error: Pick<MediaError, 'code'> | null, online = navigator.onLine): MediaProblem {
  const problem = (error && byCode[error.code]) ?? 'unknown';
  return problem === 'unsupported' && !online ? 'network' : problem;
}

/** Whether a file of our own can be had at all. Of other sites' files that cannot be asked. */
export async function isServed(src: string): Promise<boolean> {
  if (!src.startsWith(location.origin)) return true;
  return fetch(src, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

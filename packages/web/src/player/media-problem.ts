/** Why a sound cannot be heard. */
export type MediaProblem = 'aborted' | 'network' | 'decoding' | 'unsupported' | 'gone' | 'unknown';

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

/** Names that every browser plays: of such a file, unsupported means that it never came. */
const isPlayable = (src: string): boolean =>
  /\.(?:mp3|m4a|aac|wav)$/i.test(new URL(src, location.href).pathname);

/** The same of a file at another site, of which the element says no more than that it cannot be played. */
export const isGone = (problem: MediaProblem, src: string): boolean =>
  problem === 'unsupported' && !src.startsWith(location.origin) && isPlayable(src);

/** Whether a file of our own can be had at all. Of other sites' files that cannot be asked. */
export async function isServed(src: string): Promise<boolean> {
  if (!src.startsWith(location.origin)) return true;
  return fetch(src, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

import { transcriberFoundPart, transcriberOtherRecording } from './transcriber.errors.ts';

/** A service that counts fewer seconds than it was sent has transcribed only a part. */
const leastShare = 0.9;
/** One that counts many more has transcribed something else. Some count the silence that they add: half a minute at most. */
const mostShare = 1.1;
const paddingMs = 30_000;

/** Holds the seconds that a service counted against those that were sent. Throws where they cannot be the same recording. */
export function holdLength(countedMs: number, wholeMs: number | null): void {
  if (wholeMs === null || !(countedMs > 0)) return;
  if (countedMs < wholeMs * leastShare) throw transcriberFoundPart(countedMs, wholeMs);
  if (countedMs > wholeMs * mostShare + paddingMs) throw transcriberOtherRecording(countedMs, wholeMs);
}

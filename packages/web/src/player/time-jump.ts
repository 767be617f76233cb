import { limits } from '@ecco/contract';

type Passage = { from: number; to: number; elapsedMs: number; speed: number };

/** Whether the time (seconds) moved by more than playing on explains: by a media key, say, or a video's own slider. */
export function isTimeJump({ from, to, elapsedMs, speed }: Passage): boolean {
  const moved = to - from;
  const played = (elapsedMs / 1_000) * speed;
  return moved < -limits.timeJumpSeconds || moved > played + limits.timeJumpSeconds;
}

/** Looks five times a second whether the element jumped. The returned function ends it. */
export function watchTimeJumps(element: HTMLMediaElement, onJump: () => void): () => void {
  let last = { time: element.currentTime, at: performance.now() };
  const timer = setInterval(() => {
    const now = { time: element.currentTime, at: performance.now() };
    const passage = { from: last.time, to: now.time, elapsedMs: now.at - last.at };
    last = now;
    if (isTimeJump({ ...passage, speed: element.playbackRate })) onJump();
  }, limits.timeJumpEveryMs);
  return () => clearInterval(timer);
}

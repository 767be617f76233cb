import type { Cue } from './recording.sound.ts';

/** Milliseconds as WebVTT writes them: 00:01:02.345. */
export function timestamp(ms: number): string {
  const pad = (value: number, width: number): string => String(value).padStart(width, '0');
  const seconds = Math.floor(ms / 1000);
  return `${pad(Math.floor(seconds / 3600), 2)}:${pad(Math.floor(seconds / 60) % 60, 2)}:${pad(seconds % 60, 2)}.${pad(ms % 1000, 3)}`;
}

/** Cues with their speakers as WebVTT voice spans. */
export function toVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    (cue) =>
      `${timestamp(cue.startMs)} --> ${timestamp(cue.endMs)}\n<v ${cue.speaker}>${cue.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}`,
  );
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

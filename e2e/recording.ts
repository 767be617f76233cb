import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toWav } from './wav.ts';

/** What the voice says in the recording that has no transcript, and what the stand-in hears. */
export const spoken = [
  'The Larkmeadow pension board approved 250 million dollars for timber in October.',
  'The chair said that the consultant had advised against it.',
];

export const recordingIn = (home: string): string => join(home, 'recording.wav');

/** Speaks the recording into a file of the seeds, so that a site answers at once, whatever else the machine does. */
export async function makeRecording(home: string): Promise<void> {
  const { speakWith } = await import('@ecco/engine');
  await writeFile(recordingIn(home), toWav(await speakWith(spoken.join(' '), 'rms')));
}

import { mp3Header } from './cut/mp3.header.ts';

/** Bits a second; plenty for one voice at 16 kHz, and constant, so that a place in time is a place in the file. */
export const mp3Kilobits = 24;

/** How long frames sound, in ms. */
export const mp3DurationMs = (frames: Uint8Array): number => Math.round((frames.length * 8) / mp3Kilobits);

/** The rate of the samples in frames, by the head of the first one; null where it is none. */
export const mp3SampleRate = (frames: Uint8Array): number | null => mp3Header(frames, 0)?.sampleRate ?? null;

/** What a frame says of itself. `size` in bytes, the head included. */
export type FrameHeader = { size: number; sampleRate: number; samples: number; loudness: number };

import type { Port, Speech, SpeechRequest } from '../ports/ports.ts';
import { breathsOf } from './sentences.ts';
import { speakable } from './speakable.ts';
import { type FliteVoice, sampleRate, synthesise } from './synthesis.ts';

const voices: Readonly<Record<SpeechRequest['voice'], FliteVoice>> = { narrator: 'slt', quote: 'rms' };

/**
 * Says a text with one of Flite's voices: mono 16-bit samples at 16 kHz, with short pauses between sentences
 * and longer ones between paragraphs (the last pause is left off). A text without words is silence of no length.
 * Rejects with the signal's reason between two sentences.
 */
export async function speakWith(text: string, voice: FliteVoice, signal?: AbortSignal): Promise<Speech> {
  const breaths = breathsOf(speakable(text));
  const parts: Int16Array[] = [];
  for (const [index, { words, pauseMs }] of breaths.entries()) {
    signal?.throwIfAborted();
    parts.push(await synthesise(words, voice));
    if (index < breaths.length - 1) parts.push(new Int16Array((pauseMs * sampleRate) / 1000));
  }
  return { samples: joined(parts), sampleRate };
}

/** The `speak` port of the built-in engine: a woman's voice narrates, a man's voice quotes. */
export const speak: Port<SpeechRequest, Speech> = (request, signal) =>
  speakWith(request.text, voices[request.voice], signal);

function joined(parts: readonly Int16Array[]): Int16Array {
  const samples = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return samples;
}

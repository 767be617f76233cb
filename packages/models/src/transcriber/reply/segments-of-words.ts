import type { TranscribedSegment, TranscribedWord } from '@ecco/engine';

/** Silence that ends a run, in ms. */
const pauseMs = 800;
/** Longest run, in ms: longer ones are cut at the next word. */
const longestMs = 30_000;

const endsSentence = /[.!?]["”’)]?$/;

/** Runs of words that came without segments: cut at ends of sentences, at pauses, and where they grow too long. */
export function segmentsOfWords(words: readonly TranscribedWord[]): TranscribedSegment[] {
  const runs: TranscribedWord[][] = [];
  let before: TranscribedWord | undefined;
  for (const word of words) {
    const run = runs.at(-1);
    const isNew =
      run === undefined ||
      before === undefined ||
      endsSentence.test(before.text) ||
      word.startMs - before.endMs >= pauseMs ||
      word.endMs - (run[0]?.startMs ?? 0) > longestMs;
    if (isNew) runs.push([word]);
    else run.push(word);
    before = word;
  }
  return runs.map((run) => ({
    text: run.map(({ text }) => text).join(' '),
    speaker: null,
    startMs: run[0]?.startMs ?? 0,
    endMs: run.at(-1)?.endMs ?? 0,
    confidence: null,
    words: run,
    signs: null,
  }));
}

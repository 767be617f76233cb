import type { TranscribedSegment, TranscribedWord } from '@ecco/engine';

/** Silence that ends a run, in ms. */
const pauseMs = 800;
/** Longest run, in ms: longer ones are cut at the next word. */
const longestMs = 30_000;

const endsSentence = /[.!?]["”’)]?$/;

type TimedWord = { text: string; startMs: number; endMs: number; speaker?: string | null | undefined };

/** Words as runs: cut where another voice speaks, at ends of sentences, at pauses, and where they grow too long. */
export function runsOfWords<Word extends TimedWord>(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  let before: Word | undefined;
  for (const word of words) {
    const run = runs.at(-1);
    const isNew =
      run === undefined ||
      before === undefined ||
      word.speaker !== before.speaker ||
      endsSentence.test(before.text) ||
      word.startMs - before.endMs >= pauseMs ||
      word.endMs - (run[0]?.startMs ?? 0) > longestMs;
    if (isNew) runs.push([word]);
    else run.push(word);
    before = word;
  }
  return runs;
}

/** Runs of words that came without segments. */
export function segmentsOfWords(words: readonly TranscribedWord[]): TranscribedSegment[] {
  return runsOfWords(words).map((run) => ({
    text: run.map(({ text }) => text).join(' '),
    speaker: null,
    startMs: run[0]?.startMs ?? 0,
    endMs: run.at(-1)?.endMs ?? 0,
    confidence: null,
    words: run,
    signs: null,
  }));
}

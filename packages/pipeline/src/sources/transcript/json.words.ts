/** Words with times, one entry each, as transcription services list them: joined into sentences of one voice. */
import type { JsonEntry } from './json.entry.ts';

/** A pause so long ends what is said in one breath, in ms. */
const pauseMs = 2_000;
const sentenceEnd = /[.!?…。！？]["'”’)\]]*$/u;
const punctuation = /^[.,!?;:%)\]…。，、！？”’]+$/u;

export type TimedWord = Pick<JsonEntry, 'speaker' | 'text'> & {
  startMs: number | null;
  endMs: number | null;
};

/** Whether entries are words and not turns: hardly one of them has two. */
export function areWords(entries: readonly Pick<JsonEntry, 'text'>[]): boolean {
  const said = entries.filter(({ text }) => text.trim() !== '');
  const single = said.filter(({ text }) => !/\S\s+\S/.test(text)).length;
  return said.length >= 4 && single / said.length > 0.9;
}

/** One run for each sentence of a voice. */
export function joinWords(words: readonly TimedWord[]): TimedWord[] {
  const spaced = words.some(({ text }) => text !== '' && text.trim() === '') || areSpaced(words);
  const runs: TimedWord[] = [];
  let isOpen = false;
  for (const word of words) {
    const last = runs.at(-1);
    const isSign = punctuation.test(word.text.trim());
    const goesOn = last && (isSign || (isOpen && goesOnWith(last, word)));
    if (!goesOn) {
      if (word.text.trim() === '') continue;
      runs.push({ ...word, text: word.text.trimStart() });
    } else {
      last.text += spaced || isSign ? word.text : ` ${word.text}`;
      last.endMs = word.endMs ?? last.endMs;
      last.startMs ??= word.startMs;
    }
    isOpen = !sentenceEnd.test((runs.at(-1)?.text ?? '').trimEnd());
  }
  return runs.map((run) => ({ ...run, text: run.text.trim() }));
}

/** Whether the spaces stand in the words themselves. */
const areSpaced = (words: readonly TimedWord[]): boolean =>
  words.filter(({ text }) => /^\s\S|\S\s$/.test(text)).length > words.length / 2;

const goesOnWith = (last: TimedWord, { speaker, startMs, text }: TimedWord): boolean =>
  (text.trim() === '' || speaker === null || speaker === last.speaker) &&
  (last.endMs === null || startMs === null || startMs - last.endMs < pauseMs);

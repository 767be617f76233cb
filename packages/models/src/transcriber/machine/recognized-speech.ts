import type { Transcription } from '@ecco/engine';
import { runsOfWords } from '../reply/segments-of-words.ts';
import { transcriptionOf } from '../reply/to-transcription.ts';
import { TranscriptionReply } from '../reply/transcription-reply.ts';
import type { Recognition } from './recognition.ts';
import { type RecognizedWord, recognizedWords } from './recognized-words.ts';
import { type SpeakerTurn, speakerOf } from './speaker-turn.ts';

/** A stretch of the recording in which somebody speaks, in seconds, with what was recognized in it. */
export type RecognizedStretch = { start: number; end: number; recognition: Recognition };

type RecognizedSpeech = {
  stretches: readonly RecognizedStretch[];
  /** Empty without models for diarization. */
  turns: readonly SpeakerTurn[];
  seconds: number;
};

type Run = { text: string; start: number; end: number; words: RecognizedWord[] };

/** Times that the model gives to its sentences, held within the stretch. */
function segmentsOf({ start, end, recognition }: RecognizedStretch): Run[] {
  const { segmentTexts, segmentTimes, segmentDurations } = recognition;
  if (segmentTexts.length === 0 || segmentTimes.length < segmentTexts.length) return [];
  const within = (seconds: number): number => Math.min(Math.max(start + seconds, start), end);
  return segmentTexts.map((text, index) => {
    const from = segmentTimes[index] ?? 0;
    const duration = segmentDurations[index] ?? 0;
    const until = duration > 0 ? from + duration : (segmentTimes[index + 1] ?? end - start);
    return { text, start: within(from), end: within(until), words: [] };
  });
}

/** Runs of words, where words have times; else the model's sentences; else the stretch as it is. */
function runsOf(stretch: RecognizedStretch, turns: readonly SpeakerTurn[]): Run[] {
  const words = recognizedWords(stretch.recognition, stretch).map((word) => ({
    ...word,
    startMs: word.start * 1000,
    endMs: word.end * 1000,
    speaker: speakerOf(word, turns),
  }));
  if (words.length > 0) {
    return runsOfWords(words).map((run) => ({
      text: run.map(({ text }) => text).join(' '),
      start: run[0]?.start ?? stretch.start,
      end: run.at(-1)?.end ?? stretch.end,
      words: run,
    }));
  }
  const segments = segmentsOf(stretch);
  if (segments.length > 0) return segments;
  const { start, end, recognition } = stretch;
  return [{ text: recognition.text, start, end, words: [] }];
}

const languageOf = (stretches: readonly RecognizedStretch[]): string | null => {
  const told = stretches.find(({ recognition }) => recognition.lang)?.recognition.lang ?? '';
  return /^(?:<\|)?([a-z]{2,3})(?:\|>)?$/.exec(told)?.[1] ?? null;
};

/** What was recognized, in the form that services answer with, so that times and confidence are read by the same code. */
export function transcriptionOfSpeech({ stretches, turns, seconds }: RecognizedSpeech): Transcription {
  const segments = stretches
    .flatMap((stretch) => runsOf(stretch, turns))
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, start, end, words }) => ({
      ...{ text: text.trim(), start, end, speaker: speakerOf({ start, end }, turns) },
      words: words.map(({ text: word, ...rest }) => ({ ...rest, word })),
    }));
  const reply = TranscriptionReply.parse({
    ...{ text: '', language: languageOf(stretches), duration: seconds, segments },
  });
  const transcription = transcriptionOf(reply, { endMs: Math.round(seconds * 1000), isCutHere: true });
  return transcription ?? { language: null, segments: [] };
}

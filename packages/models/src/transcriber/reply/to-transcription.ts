import type { TranscribedSegment, TranscribedWord, Transcription } from '@ecco/engine';
import { confidenceScale, type RawConfidence } from './confidence.ts';
import { mendTimes } from './mend-times.ts';
import { segmentsOfWords } from './segments-of-words.ts';
import type { ReplySegment, ReplyWord, TranscriptionReply } from './transcription-reply.ts';
import { splitAtLabels } from './voice-label.ts';

const toMs = (seconds: number): number => Math.round(seconds * 1000);

/** With times, or null where its start is none. */
function timesOf({
  start,
  end,
}: Pick<ReplyWord, 'start' | 'end'>): { startMs: number; endMs: number } | null {
  if (start === null || start === undefined || !Number.isFinite(start)) return null;
  const until = end === null || end === undefined || !Number.isFinite(end) ? start : Math.max(start, end);
  return { startMs: toMs(start), endMs: toMs(until) };
}

type Scale = (raw: RawConfidence) => number | null;

function timedWords(words: readonly ReplyWord[], scale: Scale, endMs: number | null): TranscribedWord[] {
  const timed = words.flatMap((word) => {
    const times = timesOf(word);
    const text = word.text.trim();
    return times === null || text === '' ? [] : [{ text, ...times, confidence: scale(word) }];
  });
  return mendTimes(timed, endMs);
}

/** Runs of one segment, where labels stand inside its text; the places of the later ones are told by their share of it. */
function runsOf(segment: TranscribedSegment): TranscribedSegment[] {
  const { startMs, endMs, text } = segment;
  const placeOf = (at: number): number => startMs + Math.round(((endMs - startMs) * at) / text.length);
  return splitAtLabels(text).map((run, index, all) => ({
    ...segment,
    text: run.text,
    speaker: run.speaker ?? segment.speaker,
    startMs: placeOf(run.at),
    endMs: placeOf(all[index + 1]?.at ?? text.length),
  }));
}

/** Words that belong to no segment yet go to the one in which they begin. */
function withWords(segments: TranscribedSegment[], words: readonly TranscribedWord[]): TranscribedSegment[] {
  let next = 0;
  return segments.map((segment, index) => {
    const until = segments[index + 1]?.startMs ?? Number.POSITIVE_INFINITY;
    const own: TranscribedWord[] = [];
    for (let word = words[next]; word !== undefined && word.startMs < until; word = words[next]) {
      own.push(word);
      next += 1;
    }
    return own.length === 0 ? segment : { ...segment, words: own };
  });
}

function timedSegments(segments: readonly ReplySegment[], endMs: number | null): TranscribedSegment[] | null {
  const said = segments.filter(({ text }) => text.trim() !== '');
  const timed = said.flatMap((segment) => {
    const times = timesOf(segment);
    return times === null ? [] : [{ segment, times }];
  });
  if (timed.length < said.length) return null;
  const scale = confidenceScale(said);
  const runs = timed.flatMap(({ segment, times }) =>
    runsOf({
      text: segment.text.trim(),
      speaker: segment.speaker ?? null,
      ...times,
      confidence: scale(segment),
      words: [],
      signs: {
        logProbability: segment.logprob ?? null,
        compression: segment.compression,
        silence: segment.silence,
      },
    }),
  );
  return mendTimes(runs, endMs);
}

/** A recording of which all is said to be at one place, or in one run of minutes, has no times. */
function hasTimes(segments: readonly TranscribedSegment[], spanMs: number | null): boolean {
  const [first, second] = segments;
  if (first === undefined) return true;
  if (segments.every(({ startMs, endMs }) => endMs - startMs <= longestWordMs && startMs === 0)) return false;
  return second !== undefined || first.words.length > 0 || (spanMs ?? first.endMs) <= longestRunMs;
}
/** One run without words inside may be this long, as the windows of transcribers are. */
const longestRunMs = 45_000;
const longestWordMs = 80;

type Measured = {
  /** Where the recording ends. */
  endMs: number | null;
  /** Whether the segments are stretches that were cut here, so that their times are right however few they are. */
  isCutHere: boolean;
};

/** What was heard, with times that can be and confidence as a share of 1; null where it has words without times. */
export function transcriptionOf(
  reply: TranscriptionReply,
  { endMs, isCutHere }: Measured,
): Transcription | null {
  const listed = (reply.segments ?? []).flatMap(({ words }) => words ?? []);
  const reported = listed.length > 0 ? listed : (reply.words ?? []);
  const end = endMs ?? (reply.duration ? toMs(reply.duration) : null);
  const words = timedWords(reported, confidenceScale(reported), end);
  const language = reply.language ?? null;
  const segments = timedSegments(reply.segments ?? [], end);
  if (segments === null) return null;
  if (segments.length > 0) {
    const transcribedSegments = withWords(segments, words);
    return isCutHere || hasTimes(transcribedSegments, end)
      ? { language, segments: transcribedSegments }
      : null;
  }
  if (words.length > 0) return { language, segments: segmentsOfWords(words) };
  return reply.text.trim() === '' ? { language, segments: [] } : null;
}

/** What a service answered. `endMs` is where the recording ends, as we measured it. */
export const toTranscription = (reply: TranscriptionReply, endMs: number | null): Transcription | null =>
  transcriptionOf(reply, { endMs, isCutHere: false });

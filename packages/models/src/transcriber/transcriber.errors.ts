import { tooLargeCode } from '@ecco/engine';
import { ModelError } from '../failure/model.errors.ts';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`;

export const transcriberTooLarge = (bytes: number, limit: number | null): ModelError =>
  new ModelError({
    code: tooLargeCode,
    message:
      limit === null
        ? `The recording (${megabytes(bytes)}) is larger than the transcription service accepts.`
        : `The recording (${megabytes(bytes)}) is larger than the ${megabytes(limit)} the transcription service accepts.`,
    retryable: false,
  });

export const transcriberRefusedKey = (): ModelError =>
  new ModelError({
    code: 'transcriber.unauthorised',
    message: 'The transcription service refused its key. Check the key of the service, or TRANSCRIBER_KEY.',
    retryable: false,
  });

export const transcriberBusy = (retryAfterMs: number | null): ModelError =>
  new ModelError({
    code: 'transcriber.busy',
    message: 'The transcription service is busy; it will be asked again.',
    retryable: true,
    retryAfterMs,
  });

export const transcriberDown = (status: number, retryAfterMs: number | null): ModelError =>
  new ModelError({
    code: 'transcriber.down',
    message: `The transcription service failed (HTTP ${status}). The item continues by itself once it answers.`,
    retryable: true,
    retryAfterMs,
  });

export const transcriberRefused = (status: number, words: string | null): ModelError =>
  new ModelError({
    code: 'transcriber.refused',
    message: words
      ? `The transcription service refused the recording (HTTP ${status}): “${words}”`
      : `The transcription service refused the recording (HTTP ${status}).`,
    retryable: false,
  });

export const transcriberUnreachable = (cause: unknown): ModelError =>
  new ModelError({
    code: 'transcriber.unreachable',
    message: 'The transcription service could not be reached. The item continues by itself once it answers.',
    retryable: true,
    cause,
  });

export const transcriberTimeout = (ms: number): ModelError =>
  new ModelError({
    code: 'transcriber.timeout',
    message: `The transcription service did not answer within ${Math.round(ms / 1000)} seconds.`,
    retryable: true,
  });

export const transcriberUnreadable = (cause: unknown): ModelError =>
  new ModelError({
    code: 'transcriber.unreadable',
    message: 'The transcription service sent an answer that cannot be read.',
    retryable: true,
    cause,
  });

export const transcriberEndless = (): ModelError =>
  new ModelError({
    code: 'transcriber.endless',
    message: 'The transcription service sent an answer that is too large to be read.',
    retryable: false,
  });

export const transcriberWithoutTimes = (): ModelError =>
  new ModelError({
    code: 'transcriber.no_times',
    message:
      'The transcription service gives words without times, so nothing could lead to its place in the recording. Choose a model that gives times, or a service whose answers have segments (“verbose_json”).',
    retryable: false,
  });

export const transcriberFoundPart = (doneMs: number, wholeMs: number): ModelError =>
  new ModelError({
    code: 'transcriber.heard_part',
    message: `The transcription service heard only ${Math.round(doneMs / 1000)} of ${Math.round(wholeMs / 1000)} seconds.`,
    retryable: true,
  });

export const transcriberOtherRecording = (countedMs: number, wholeMs: number): ModelError =>
  new ModelError({
    code: 'transcriber.other_recording',
    message: `The transcription service answered with ${Math.round(countedMs / 1000)} seconds for a recording of ${Math.round(wholeMs / 1000)}, so these are not its words.`,
    retryable: true,
  });

export const transcriberGaveUp = (words: string | null): ModelError =>
  new ModelError({
    code: 'transcriber.refused',
    message: words
      ? `The transcription service could not transcribe the recording: “${words}”`
      : 'The transcription service could not transcribe the recording.',
    retryable: false,
  });

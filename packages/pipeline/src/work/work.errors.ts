import type { Task } from '@ecco/engine';
import { mayPass, PipelineError } from './pipeline.errors.ts';

/** What a reader is told when a task has no engine; only transcription has none by default. `unusable`: why its publisher's transcript is none. */
export const noTranscriber = (unusable?: string) =>
  new PipelineError({
    code: 'work.no_transcriber',
    message: `${unusable ?? 'This recording has no transcript from its publisher.'} No transcriber is configured. Add a transcription service under Administration, Transcription, or set TRANSCRIBER_URL to one, or upload a transcript (VTT, SRT, JSON or text). The item continues once a transcriber is configured.`,
  });

export const noEngine = (task: Task) =>
  new PipelineError({
    code: 'work.no_engine',
    message: `No engine is configured for the task “${task}”.`,
  });

/** Every engine of the chain failed; the first one's words are shown, the others stay in `cause`. */
export const allEnginesFailed = (task: Task, failures: unknown[]) => {
  const [first] = failures;
  return new PipelineError({
    code: 'work.engines_failed',
    message: first instanceof Error ? first.message : `The task “${task}” failed.`,
    retryable: failures.some(mayPass),
    cause: new AggregateError(failures, `every engine of the task ${task} failed`),
  });
};

export const streamTooLong = (task: Task) =>
  new PipelineError({
    code: 'work.stream_too_long',
    message: `The task “${task}” returned too much and was stopped.`,
  });

export const notBuiltIn = () =>
  new PipelineError({ code: 'work.not_built_in', message: 'The built-in engine does not do this task.' });

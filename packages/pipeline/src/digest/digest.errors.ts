import { PipelineError } from '../work/pipeline.errors.ts';

export const cardUnknown = () =>
  new PipelineError({ code: 'speech.card-not-found', message: 'The summary has no such card.' });

export const nothingToRead = () =>
  new PipelineError({
    code: 'speech.no-summary',
    message: 'There is no summary yet that could be read aloud.',
  });

export const languageUnspoken = (language: string | null) =>
  new PipelineError({
    code: 'speech.language',
    message: `The voice speaks English only, and the language of this item is “${language ?? 'unknown'}”.`,
  });

export const noVoice = () =>
  new PipelineError({ code: 'speech.no-voice', message: 'No voice is configured.' });

export const digestOff = () =>
  new PipelineError({
    code: 'speech.digest-off',
    message: 'Audio digests are turned off in the configuration of this server (DIGEST).',
  });

export const tooManyCards = () =>
  new PipelineError({
    code: 'speech.busy',
    message: 'Many cards are being read aloud just now. Please try again in a moment.',
    retryable: true,
  });

export const voicesDiffer = () =>
  new PipelineError({
    code: 'speech.voices-differ',
    message: 'The parts were spoken by voices of different quality and cannot be joined.',
    retryable: true,
  });

/** The process ends; the next one goes on where this one was. */
export const speechStopped = () =>
  new PipelineError({ code: 'speech.stopped', message: 'The process stops.', retryable: true });

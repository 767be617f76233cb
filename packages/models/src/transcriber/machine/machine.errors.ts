import { ModelError } from '../../failure/model.errors.ts';

export const recognitionUnset = (): ModelError =>
  new ModelError({
    code: 'transcriber.machine_unset',
    message:
      'This machine has no speech models. The operator of the installation puts them into a directory and sets SPEECH_MODELS_DIR.',
    retryable: false,
  });

export const recognitionUnread = (): ModelError =>
  new ModelError({
    code: 'transcriber.machine_unset',
    message: 'The directory of SPEECH_MODELS_DIR cannot be read.',
    retryable: false,
  });

export const recognitionWithoutPackage = (): ModelError =>
  new ModelError({
    code: 'transcriber.machine_package',
    message:
      'Recognition on this machine needs the package sherpa-onnx-node, which is not installed or does not run here. The operator of the installation adds it with “npm install sherpa-onnx-node@1.13.8”.',
    retryable: false,
  });

/** `incomplete`: what the folders lack that hold a part of a model. */
export const recognitionWithoutModel = (
  name: string | null,
  incomplete: readonly { name: string; missing: readonly string[] }[],
): ModelError => {
  const lacking = incomplete.map((model) => `“${model.name}” lacks ${model.missing.join(', ')}.`);
  const first =
    name === null
      ? 'The directory of SPEECH_MODELS_DIR holds no complete speech model.'
      : `The directory of SPEECH_MODELS_DIR holds no complete speech model “${name}”.`;
  return new ModelError({
    code: 'transcriber.machine_no_model',
    message: [first, ...lacking.slice(0, 5)].join(' '),
    retryable: false,
  });
};

export const modelNotLoaded = (name: string, cause: unknown): ModelError =>
  new ModelError({
    code: 'transcriber.machine_model',
    message: `The speech model “${name}” could not be loaded: its files are damaged or of another kind, or it needs more memory than SPEECH_MAX_MEMORY allows.`,
    retryable: false,
    cause,
  });

const gigabytes = (bytes: number): string => `${(bytes / 2 ** 30).toFixed(1)} GB`;

export const recognitionTookMemory = (memoryBytes: number): ModelError =>
  new ModelError({
    code: 'transcriber.machine_memory',
    message: `Recognition on this machine was ended as it took more than the ${gigabytes(memoryBytes)} of memory that SPEECH_MAX_MEMORY allows. Allow more, or use a smaller model.`,
    retryable: true,
  });

export const recognitionStalled = (ms: number): ModelError =>
  new ModelError({
    code: 'transcriber.machine_stalled',
    message: `Recognition on this machine was ended as it made no progress for ${Math.round(ms / 60_000)} minutes.`,
    retryable: true,
  });

export const recognitionEnded = (memoryBytes: number): ModelError =>
  new ModelError({
    code: 'transcriber.machine_ended',
    message: `Recognition on this machine broke off. Most often it needs more than the ${gigabytes(memoryBytes)} of memory that SPEECH_MAX_MEMORY allows.`,
    retryable: true,
  });

export const recognitionFailed = (cause: unknown): ModelError =>
  new ModelError({
    code: 'transcriber.machine_failed',
    message: 'Recognition on this machine failed.',
    retryable: true,
    cause,
  });

const codecNames: Readonly<Record<string, string>> = { aac: 'AAC', flac: 'FLAC', vorbis: 'Vorbis' };

export const soundNotDecoded = (codec: string | null): ModelError =>
  new ModelError({
    code: 'transcriber.undecodable',
    message:
      codec === null
        ? 'Recognition on this machine cannot read this recording. It reads MP3, Opus and uncompressed sound (WAV).'
        : `Recognition on this machine cannot decode ${codecNames[codec] ?? codec} sound. It reads MP3, Opus and uncompressed sound (WAV); another transcription service takes the others.`,
    retryable: false,
  });

import type { SpeechModelFamily } from '@ecco/domain';
import type { FileRole } from './speech-model.type.ts';

/** The roles of each family's files, with the name that a missing one is called by. */
export const familyFiles: Readonly<Record<SpeechModelFamily, Partial<Record<FileRole, string>>>> = {
  whisper: { encoder: '…-encoder.onnx', decoder: '…-decoder.onnx', tokens: '…-tokens.txt' },
  transducer: {
    encoder: 'encoder.onnx',
    decoder: 'decoder.onnx',
    joiner: 'joiner.onnx',
    tokens: 'tokens.txt',
  },
  moonshine: {
    preprocessor: 'preprocess.onnx',
    encoder: 'encode.onnx',
    uncachedDecoder: 'uncached_decode.onnx',
    cachedDecoder: 'cached_decode.onnx',
    tokens: 'tokens.txt',
  },
  'sense-voice': { model: 'model.onnx', tokens: 'tokens.txt' },
};

/** The first of these words in a file name decides its role. */
const roleWords: readonly (readonly [word: string, role: FileRole])[] = [
  ['uncached_decode', 'uncachedDecoder'],
  ['cached_decode', 'cachedDecoder'],
  ['preprocess', 'preprocessor'],
  ['joiner', 'joiner'],
  ['encode', 'encoder'],
  ['decode', 'decoder'],
  ['model', 'model'],
];

export function roleOf(fileName: string): FileRole | null {
  const name = fileName.toLowerCase();
  if (name.endsWith('tokens.txt')) return 'tokens';
  if (!name.endsWith('.onnx')) return null;
  return roleWords.find(([word]) => name.includes(word))?.[1] ?? null;
}

const familyWords: readonly (readonly [word: string, family: SpeechModelFamily])[] = [
  ['whisper', 'whisper'],
  ['moonshine', 'moonshine'],
  ['sense-voice', 'sense-voice'],
  ['sensevoice', 'sense-voice'],
  ['parakeet', 'transducer'],
  ['transducer', 'transducer'],
  ['zipformer', 'transducer'],
];

/**
 * The family to which files in a folder belong, by their roles and by the name of the folder; null where they are no model of
 * speech. Files of Whisper have the name of the model before their role.
 */
export function familyOf(
  folder: string,
  files: Partial<Record<FileRole, string>>,
  named: string | undefined,
): SpeechModelFamily | null {
  if (files.preprocessor !== undefined || files.uncachedDecoder !== undefined) return 'moonshine';
  if (files.joiner !== undefined) return 'transducer';
  const name = folder.toLowerCase();
  const byName = familyWords.find(([word]) => name.includes(word))?.[1];
  if (byName !== undefined) return byName;
  if (files.encoder === undefined && files.decoder === undefined) return null;
  return /-(?:encoder|decoder)\b/.test(named ?? '') ? 'whisper' : 'transducer';
}

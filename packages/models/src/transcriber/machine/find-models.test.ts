import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findModels } from './find-models.ts';

let directory: string | null = null;
afterEach(async () => {
  if (directory !== null) await rm(directory, { recursive: true });
  directory = null;
});

/** A directory with these files, by their paths in it; one that ends in `!` holds nothing. */
async function directoryWith(paths: readonly string[]): Promise<string> {
  directory = await mkdtemp(join(tmpdir(), 'ecco-models-'));
  for (const path of paths) {
    const file = join(directory, path.replace('!', ''));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, path.endsWith('!') ? '' : 'x');
  }
  return directory;
}

/** What is in it, with paths as they were given. */
async function modelsIn(paths: readonly string[]) {
  const root = await directoryWith(paths);
  const { models, incomplete, vad, segmentation, embedding } = await findModels(root);
  const short = (path: string | null | undefined) => (path ? relative(root, path) : null);
  return {
    models: models.map(({ name, family, isNemo, files }) => ({
      ...{ name, family, isNemo },
      files: Object.values(files)
        .map((path) => relative(root, path))
        .toSorted(),
    })),
    incomplete,
    helpers: { vad: short(vad), segmentation: short(segmentation), embedding: short(embedding) },
  };
}

const parakeet = 'sherpa-onnx-nemo-parakeet-tdt-0.6b-v2-int8';
const inFolder = (folder: string, files: readonly string[]) => files.map((file) => `${folder}/${file}`);

describe('a directory of speech models', () => {
  it.each([
    [
      'Parakeet',
      parakeet,
      ['decoder.int8.onnx', 'encoder.int8.onnx', 'joiner.int8.onnx', 'tokens.txt'],
      { family: 'transducer', isNemo: true },
    ],
    [
      'Zipformer',
      'sherpa-onnx-zipformer-en-2023-06-26',
      [
        'decoder-epoch-99-avg-1.onnx',
        'encoder-epoch-99-avg-1.onnx',
        'joiner-epoch-99-avg-1.onnx',
        'tokens.txt',
      ],
      { family: 'transducer', isNemo: false },
    ],
    [
      'Whisper',
      'sherpa-onnx-whisper-base.en',
      ['base.en-decoder.int8.onnx', 'base.en-encoder.int8.onnx', 'base.en-tokens.txt'],
      { family: 'whisper', isNemo: false },
    ],
    [
      'Whisper in a folder of any name',
      'english',
      ['small.en-decoder.onnx', 'small.en-encoder.onnx', 'small.en-tokens.txt'],
      { family: 'whisper', isNemo: false },
    ],
    [
      'Moonshine',
      'sherpa-onnx-moonshine-tiny-en-int8',
      [
        'cached_decode.int8.onnx',
        'encode.int8.onnx',
        'preprocess.onnx',
        'tokens.txt',
        'uncached_decode.int8.onnx',
      ],
      { family: 'moonshine', isNemo: false },
    ],
    [
      'SenseVoice',
      'sherpa-onnx-sense-voice-zh-en',
      ['model.int8.onnx', 'tokens.txt'],
      { family: 'sense-voice', isNemo: false },
    ],
  ])('holds %s', async (_what, folder, files, expected) => {
    const { models, incomplete } = await modelsIn(inFolder(folder, files));
    expect(models).toEqual([{ name: folder, ...expected, files: inFolder(folder, files) }]);
    expect(incomplete).toEqual([]);
  });

  it.each([
    [
      'a transducer without its joiner',
      inFolder(parakeet, ['encoder.int8.onnx', 'decoder.int8.onnx', 'tokens.txt']),
      { name: parakeet, family: 'transducer', missing: ['joiner.onnx'] },
    ],
    [
      'half of Whisper',
      ['whisper/tiny-encoder.onnx'],
      { name: 'whisper', family: 'whisper', missing: ['…-decoder.onnx', '…-tokens.txt'] },
    ],
    [
      'a file that did not arrive',
      ['whisper/tiny-encoder.onnx', 'whisper/tiny-decoder.onnx!', 'whisper/tiny-tokens.txt'],
      { name: 'whisper', family: 'whisper', missing: ['…-decoder.onnx'] },
    ],
    [
      'no more than the names of tokens',
      ['sense-voice/tokens.txt'],
      { name: 'sense-voice', family: 'sense-voice', missing: ['model.onnx'] },
    ],
  ])('says what is missing of %s', async (_what, paths, expected) => {
    const { models, incomplete } = await modelsIn(paths);
    expect(models).toEqual([]);
    expect(incomplete).toEqual([expected]);
  });

  it('gives the smaller of two files of the same role', async () => {
    const both = ['tiny-encoder.onnx', 'tiny-encoder.int8.onnx', 'tiny-decoder.onnx', 'tiny-tokens.txt'];
    const { models } = await modelsIn(inFolder('whisper', both));
    expect(models[0]?.files).toEqual(
      inFolder('whisper', ['tiny-decoder.onnx', 'tiny-encoder.int8.onnx', 'tiny-tokens.txt']),
    );
  });

  it('gives the files that serve every model, wherever they lie, and takes none of them for a model', async () => {
    const { models, incomplete, helpers } = await modelsIn([
      'silero_vad.onnx',
      'sherpa-onnx-pyannote-segmentation-3-0/model.onnx',
      'sherpa-onnx-pyannote-segmentation-3-0/model.int8.onnx',
      'voices/3dspeaker_speech_eres2net_sv_en_voxceleb_16k.onnx',
      'README.md',
    ]);
    expect([models, incomplete]).toEqual([[], []]);
    expect(helpers).toEqual({
      vad: 'silero_vad.onnx',
      segmentation: 'sherpa-onnx-pyannote-segmentation-3-0/model.onnx',
      embedding: 'voices/3dspeaker_speech_eres2net_sv_en_voxceleb_16k.onnx',
    });
  });

  it('may hold nothing', async () => {
    expect(await modelsIn([])).toMatchObject({ models: [], incomplete: [] });
  });

  it('is said not to be readable where there is none', async () => {
    expect(await findModels('/no/such/directory')).toMatchObject({ isReadable: false, models: [] });
  });
});

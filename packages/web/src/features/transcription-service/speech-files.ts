/** Models that are known to be read, as they are published: names, sizes in MB and licenses are those of their publishers. */
export const speechFiles = [
  {
    use: 'best',
    folder: 'sherpa-onnx-nemo-parakeet-tdt-0.6b-v2-int8',
    files: ['encoder.int8.onnx', 'decoder.int8.onnx', 'joiner.int8.onnx', 'tokens.txt'],
    megabytes: 661,
    license: 'CC BY 4.0',
  },
  {
    use: 'small',
    folder: 'sherpa-onnx-whisper-base.en',
    files: ['base.en-encoder.int8.onnx', 'base.en-decoder.int8.onnx', 'base.en-tokens.txt'],
    megabytes: 161,
    license: 'MIT',
  },
  {
    use: 'multilingual',
    folder: 'sherpa-onnx-whisper-small',
    files: ['small-encoder.int8.onnx', 'small-decoder.int8.onnx', 'small-tokens.txt'],
    megabytes: 375,
    license: 'MIT',
  },
  { use: 'vad', folder: null, files: ['silero_vad.onnx'], megabytes: 2, license: 'MIT' },
  {
    use: 'segmentation',
    folder: 'sherpa-onnx-pyannote-segmentation-3-0',
    files: ['model.onnx'],
    megabytes: 6,
    license: 'MIT',
  },
  {
    use: 'embedding',
    folder: null,
    files: ['3dspeaker_speech_eres2net_sv_en_voxceleb_16k.onnx'],
    megabytes: 27,
    license: 'Apache 2.0',
  },
] as const;

import type { RecognizerConfig } from 'sherpa-onnx-node';
import type { SpeechModel } from './speech-model.type.ts';

type Choice = { model: SpeechModel; language: string | null; threads: number };

/** Two letters, which is what models know languages by; empty lets the model detect it. */
const languageCode = (language: string | null): string => (language ?? '').slice(0, 2).toLowerCase();

function filesOf({ model, language }: Choice): RecognizerConfig['modelConfig'] {
  const { encoder = '', decoder = '', joiner = '', model: whole = '' } = model.files;
  const { preprocessor = '', uncachedDecoder = '', cachedDecoder = '' } = model.files;
  switch (model.family) {
    case 'whisper':
      return {
        whisper: {
          ...{ encoder, decoder, language: languageCode(language), task: 'transcribe', tailPaddings: -1 },
          // The library reads these as numbers and leaves out a boolean.
          ...{ enableTokenTimestamps: 1, enableSegmentTimestamps: 1 },
        },
      };
    case 'transducer':
      return {
        transducer: { encoder, decoder, joiner },
        ...(model.isNemo && { modelType: 'nemo_transducer' }),
      };
    case 'moonshine':
      return { moonshine: { preprocessor, encoder, uncachedDecoder, cachedDecoder } };
    case 'sense-voice':
      return {
        senseVoice: { model: whole, language: languageCode(language), useInverseTextNormalization: 1 },
      };
  }
}

/** The library’s configuration for a model. */
export const recognizerConfig = (choice: Choice): RecognizerConfig => ({
  featConfig: { sampleRate: 16_000, featureDim: 80 },
  decodingMethod: 'greedy_search',
  modelConfig: {
    ...filesOf(choice),
    ...{ tokens: choice.model.files.tokens ?? '', numThreads: choice.threads, provider: 'cpu', debug: 0 },
  },
});

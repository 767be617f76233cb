/** What is used of the recognition library, which brings no types. Times in seconds, samples of one channel from -1 to 1. */
declare module 'sherpa-onnx-node' {
  type Waveform = { samples: Float32Array; sampleRate: number };
  type RecognizerConfig = {
    featConfig: { sampleRate: number; featureDim: number };
    decodingMethod?: string;
    modelConfig: Record<string, string | number | Record<string, string | number>>;
  };
  class OfflineStream {
    acceptWaveform(wave: Waveform): void;
  }
  class OfflineRecognizer {
    /** Rejects where a model cannot be loaded; the constructor ends the process. */
    static createAsync(config: RecognizerConfig): Promise<OfflineRecognizer>;
    private constructor();
    createStream(): OfflineStream;
    /** Answers with what it says of the stream, in a form that depends on the model. */
    decodeAsync(stream: OfflineStream): Promise<unknown>;
  }
  class Vad {
    constructor(
      config: {
        sileroVad: {
          model: string;
          threshold: number;
          minSilenceDuration: number;
          minSpeechDuration: number;
          windowSize: number;
          maxSpeechDuration: number;
        };
        sampleRate: number;
        numThreads: number;
      },
      bufferSeconds: number,
    );
    acceptWaveform(samples: Float32Array): void;
    isEmpty(): boolean;
    front(enableExternalBuffer: boolean): { start: number; samples: Float32Array };
    pop(): void;
    flush(): void;
  }
  class OfflineSpeakerDiarization {
    constructor(config: {
      segmentation: { pyannote: { model: string }; numThreads: number };
      embedding: { model: string; numThreads: number };
      clustering: { numClusters: number; threshold: number };
      minDurationOn: number;
      minDurationOff: number;
    });
    process(samples: Float32Array): { start: number; end: number; speaker: number }[];
  }
  class OnlineStream {
    acceptWaveform(wave: Waveform): void;
    inputFinished(): void;
  }
  class SpeakerEmbeddingExtractor {
    constructor(config: { model: string; numThreads: number });
    createStream(): OnlineStream;
    isReady(stream: OnlineStream): boolean;
    compute(stream: OnlineStream, enableExternalBuffer: boolean): Float32Array;
  }
  class LinearResampler {
    constructor(inputSampleRate: number, outputSampleRate: number);
    resample(samples: Float32Array): Float32Array;
    flush(samples: Float32Array): Float32Array;
  }
  // The library gives its parts as one object.
  const library: {
    OfflineRecognizer: typeof OfflineRecognizer;
    Vad: typeof Vad;
    OfflineSpeakerDiarization: typeof OfflineSpeakerDiarization;
    SpeakerEmbeddingExtractor: typeof SpeakerEmbeddingExtractor;
    LinearResampler: typeof LinearResampler;
  };

  export type { OfflineRecognizer, RecognizerConfig };
  // biome-ignore lint/style/noDefaultExport: It says what the library does.
  export default library;
}

import { basename } from 'node:path';
import type { Transcription, VoicePrint } from '@ecco/engine';
import library, { type OfflineRecognizer } from 'sherpa-onnx-node';
import type { Resampler } from './decode-sound.ts';
import { Recognition } from './recognition.ts';
import { type RecognizedStretch, transcriptionOfSpeech } from './recognized-speech.ts';
import { recognizerConfig } from './recognizer-config.ts';
import type { SpeakerTurn } from './speaker-turn.ts';
import type { SpeechSetup } from './speech-job.type.ts';
import type { SpeechHelpers } from './speech-model.type.ts';
import { type Stretch, sampleRate, stretchesOf } from './stretches.ts';
import { voiceSamples } from './voice-samples.ts';

type Parts = {
  recognizer: OfflineRecognizer;
  helpers: SpeechHelpers;
  threads: number;
  samples: Float32Array;
  /** Called after each step, so that nobody takes work for a standstill. */
  working: () => void;
};

/** Rejects where the files are not what they are called. */
export const loadRecognizer = (
  { model, threads }: SpeechSetup,
  language: string | null,
): Promise<OfflineRecognizer> =>
  library.OfflineRecognizer.createAsync(recognizerConfig({ model, threads, language }));

export const resamplerOf = (rate: number): Resampler => new library.LinearResampler(rate, sampleRate);

/** What the detector is given at once, in samples. */
const windowSize = 512;
/** Below what is usual: a soft “Aye” is a vote, and silence in a stretch costs little. */
const detection = { threshold: 0.3, minSilenceDuration: 0.5, minSpeechDuration: 0.1, maxSpeechDuration: 20 };

/** Where somebody speaks. */
function spokenIn(samples: Float32Array, model: string): Stretch[] {
  const vad = new library.Vad(
    { sileroVad: { model, windowSize, ...detection }, sampleRate, numThreads: 1 },
    60,
  );
  const spans: Stretch[] = [];
  const collect = (): void => {
    while (!vad.isEmpty()) {
      const { start, samples: spoken } = vad.front(false);
      spans.push({ start, end: start + spoken.length });
      vad.pop();
    }
  };
  for (let at = 0; at + windowSize <= samples.length; at += windowSize) {
    vad.acceptWaveform(samples.subarray(at, at + windowSize));
    collect();
  }
  vad.flush();
  collect();
  return spans;
}

/** The usual threshold of the models; the number of speakers is not known beforehand. */
const clustering = { numClusters: -1, threshold: 0.5 };

function turnsIn(
  samples: Float32Array,
  { segmentation, embedding }: SpeechHelpers,
  threads: number,
): SpeakerTurn[] {
  if (segmentation === null || embedding === null) return [];
  const diarization = new library.OfflineSpeakerDiarization({
    segmentation: { pyannote: { model: segmentation }, numThreads: threads },
    embedding: { model: embedding, numThreads: threads },
    clustering,
    ...{ minDurationOn: 0.3, minDurationOff: 0.5 },
  });
  return diarization.process(samples);
}

/** What the voices of a recording sound like, by what each says alone. */
function printsOf(samples: Float32Array, turns: readonly SpeakerTurn[], model: string): VoicePrint[] {
  const extractor = new library.SpeakerEmbeddingExtractor({ model, numThreads: 1 });
  const prints: VoicePrint[] = [];
  for (const [speaker, stretches] of voiceSamples(turns)) {
    const stream = extractor.createStream();
    for (const { start, end } of stretches) {
      stream.acceptWaveform({ samples: samples.slice(start, end), sampleRate });
    }
    stream.inputFinished();
    if (!extractor.isReady(stream)) continue;
    const vector = Array.from(extractor.compute(stream, false));
    prints.push({ speaker: String(speaker), model: `this-machine ${basename(model)}`, vector });
  }
  return prints;
}

/** The words of a recording, stretch by stretch, with its voices where there are models for that. */
export async function recognizeSpeech({
  recognizer,
  helpers,
  threads,
  samples,
  working,
}: Parts): Promise<Transcription> {
  const spoken = helpers.vad === null ? null : spokenIn(samples, helpers.vad);
  const stretches: RecognizedStretch[] = [];
  for (const { start, end } of stretchesOf(samples, spoken)) {
    const stream = recognizer.createStream();
    stream.acceptWaveform({ samples: samples.slice(start, end), sampleRate });
    const recognition = Recognition.parse(await recognizer.decodeAsync(stream));
    stretches.push({ start: start / sampleRate, end: end / sampleRate, recognition });
    working();
  }
  const turns = stretches.length === 0 ? [] : turnsIn(samples, helpers, threads);
  const seconds = samples.length / sampleRate;
  const transcription = transcriptionOfSpeech({ stretches, turns, seconds });
  if (helpers.embedding === null || turns.length === 0) return transcription;
  const labels = new Set(transcription.segments.map(({ speaker }) => speaker));
  const prints = printsOf(samples, turns, helpers.embedding);
  return { ...transcription, voices: prints.filter(({ speaker }) => labels.has(speaker)) };
}

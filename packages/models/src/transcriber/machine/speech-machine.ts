import { createRequire } from 'node:module';
import type { Transcription } from '@ecco/engine';
import { createTranscriberEngine, type Transcriber } from '../transcriber-engine.ts';
import { findModels } from './find-models.ts';
import {
  recognitionUnread,
  recognitionUnset,
  recognitionWithoutModel,
  recognitionWithoutPackage,
} from './machine.errors.ts';
import type { SpeechModel, SpeechModels } from './speech-model.type.ts';
import { createSpeechWorker, type SpeechLimits, type SpeechWorker } from './speech-worker.ts';

type SpeechMachineOptions = {
  /** Null where the operator names none. */
  directory: string | null;
  memoryBytes: number;
  threads: number;
  limits?: Partial<Omit<SpeechLimits, 'memoryBytes'>>;
};

/** What there is to recognize speech with. `models` is null where no directory is named. */
export type SpeechMachineState = { hasPackage: boolean; models: SpeechModels | null };

/** Recognition of speech on this machine. */
export type SpeechMachine = {
  state: () => Promise<SpeechMachineState>;
  /** By the model of this name; null is the first complete one. Processes are shared by all transcribers of a model. */
  transcriber: (model: string | null, limits: { maxBytes: number; maxMs: number }) => Transcriber;
  close: () => void;
};

/** Diarization takes a piece at once, which must not look like a standstill. */
const longestMs = 600_000;

const usualLimits = { patienceMs: 10 * 60_000, idleMs: 5 * 60_000, watchMs: 250 };

function hasPackage(): boolean {
  try {
    createRequire(import.meta.url).resolve('sherpa-onnx-node');
    return true;
  } catch {
    return false;
  }
}

/** @throws ModelError `transcriber.machine_unset`, `transcriber.machine_no_model` */
function chosenModel(models: SpeechModels | null, name: string | null): SpeechModel {
  if (models === null) throw recognitionUnset();
  if (!models.isReadable) throw recognitionUnread();
  const model = models.models.find((one) => name === null || one.name === name);
  if (model === undefined) throw recognitionWithoutModel(name, models.incomplete);
  return model;
}

export function createSpeechMachine({
  directory,
  memoryBytes,
  threads,
  limits,
}: SpeechMachineOptions): SpeechMachine {
  const workers = new Map<string, SpeechWorker>();

  const state = async (): Promise<SpeechMachineState> => ({
    hasPackage: hasPackage(),
    models: directory === null ? null : await findModels(directory),
  });

  /** Files that were replaced or added are another setup, and need another process. */
  function workerFor(model: SpeechModel, { vad, segmentation, embedding }: SpeechModels): SpeechWorker {
    const setup = { model, helpers: { vad, segmentation, embedding }, threads };
    const key = JSON.stringify(setup);
    const worker = workers.get(key) ?? createSpeechWorker(setup, { ...usualLimits, ...limits, memoryBytes });
    workers.set(key, worker);
    return worker;
  }

  function transcriber(
    name: string | null,
    { maxBytes, maxMs }: { maxBytes: number; maxMs: number },
  ): Transcriber {
    let form: string | null = null;
    return createTranscriberEngine({
      maker: { engine: 'this-machine', version: name ?? 'unnamed' },
      limits: { maxBytes, maxMs: Math.min(maxMs, longestMs), atOnce: 1 },
      answerForm: () => form,
      hear: async ({ bytes, language }, signal): Promise<Transcription> => {
        const { hasPackage: isInstalled, models } = await state();
        const model = chosenModel(models, name);
        if (!isInstalled || models === null) throw recognitionWithoutPackage();
        const recognized = await workerFor(model, models).recognize({ bytes, language }, signal);
        const hasWords = recognized.transcription.segments.some(({ words }) => words.length > 0);
        form = [hasWords ? 'words' : 'segments', ...(recognized.hasSpeakers ? ['speakers'] : [])].join(
          ' with ',
        );
        return recognized.transcription;
      },
    });
  }

  return {
    state,
    transcriber,
    close: () => {
      for (const worker of workers.values()) worker.close();
      workers.clear();
    },
  };
}

/** How well the speech models of `SPEECH_MODELS_DIR` transcribe recordings whose words are known. */
import type { Transcription } from '@ecco/engine';
import { createSpeechMachine, type SpeechMachine } from '@ecco/models';
import { cpWordErrorRate } from './cp-word-error.ts';
import { figuresRight } from './figures-right.ts';
import { type KnownRecording, knownRecording } from './known-recording.ts';
import { spokenWords } from './spoken-words.ts';
import { wordErrorRate } from './word-error.ts';

const recordings = ['meetings/halvern-board.md', 'podcast/02-pacing-plan.md'];

const percent = (share: number | null): string => (share === null ? '–' : `${(share * 100).toFixed(1)} %`);

/** The words of each speaker, one after the other. */
function bySpeaker(turns: readonly { speaker: string | null; text: string }[]): Map<string, string[]> {
  const groups = Map.groupBy(turns, ({ speaker }) => speaker ?? 'nobody');
  return new Map(
    [...groups].map(([speaker, own]) => [speaker, own.flatMap(({ text }) => spokenWords(text))]),
  );
}

function scores({ turns }: KnownRecording, { segments }: Transcription): string {
  const [said, transcribed] = [turns, segments].map((all) => all.map(({ text }) => text).join(' '));
  const { said: figures, right } = figuresRight(said ?? '', transcribed ?? '');
  const hasSpeakers = segments.some(({ speaker }) => speaker !== null);
  return [
    `word error ${percent(wordErrorRate(spokenWords(said ?? ''), spokenWords(transcribed ?? '')))}`,
    `by speaker (cpWER) ${hasSpeakers ? percent(cpWordErrorRate(bySpeaker(turns), bySpeaker(segments))) : 'no speakers'}`,
    `figures right ${right} of ${figures}`,
  ].join(', ');
}

async function line(machine: SpeechMachine, model: string, recording: KnownRecording): Promise<string> {
  const begun = performance.now();
  const { ports } = machine.transcriber(model, { maxBytes: 64_000_000, maxMs: 600_000 });
  const request = { bytes: recording.wav, mimeType: 'audio/wav', fileName: 'known.wav', language: 'en' };
  try {
    const transcription = (await ports.transcribe?.(request)) ?? { language: null, segments: [] };
    const speed = (recording.seconds / ((performance.now() - begun) / 1000)).toFixed(1);
    return `${model}, ${recording.name}: ${scores(recording, transcription)}, ${speed} times as fast as it is spoken`;
  } catch (error) {
    return `${model}, ${recording.name}: ${error instanceof Error ? error.message : 'it failed'}`;
  }
}

export async function* runHearing(directory: string | undefined): AsyncGenerator<string, void> {
  const machine = createSpeechMachine({ directory: directory ?? null, memoryBytes: 6 * 2 ** 30, threads: 2 });
  const { models, hasPackage } = await machine.state();
  const names = models?.models.map(({ name }) => name) ?? [];
  if (!hasPackage || names.length === 0) {
    yield directory === undefined
      ? 'There are no speech models to measure: SPEECH_MODELS_DIR names no directory.'
      : `There are no speech models to measure: ${hasPackage ? `${directory} holds no complete one` : 'the package sherpa-onnx-node is not installed'}.`;
    return;
  }
  for (const path of recordings) {
    const recording = await knownRecording(path);
    for (const name of names) yield await line(machine, name, recording);
  }
  machine.close();
}

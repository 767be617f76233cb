import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Transcription } from '@ecco/engine';
import PQueue from 'p-queue';
import { confinedTo } from '../../confinement/confined-process.ts';
import type { ModelError } from '../../failure/model.errors.ts';
import {
  modelNotLoaded,
  recognitionEnded,
  recognitionFailed,
  recognitionStalled,
  recognitionTookMemory,
  recognitionWithoutPackage,
  soundNotDecoded,
} from './machine.errors.ts';
import type { SpeechJob, SpeechReport, SpeechSetup } from './speech-job.type.ts';

/** What a process that recognizes speech may take. */
export type SpeechLimits = {
  memoryBytes: number;
  /** So long it may go without any progress, in ms. */
  patienceMs: number;
  /** So long it stays without work, in ms. */
  idleMs: number;
  /** How often its memory is looked at, in ms. */
  watchMs: number;
};

type RecognizedRecording = { transcription: Transcription; hasSpeakers: boolean };

/** A process of its own for a model. It is started for a recording, stays for the next ones, and is replaced where it was ended. */
export type SpeechWorker = {
  recognize: (
    recording: Pick<SpeechJob, 'bytes' | 'language'>,
    signal: AbortSignal,
  ) => Promise<RecognizedRecording>;
  close: () => void;
};

const pageBytes = 4_096;

/** What a process holds in memory; null where the system does not report it. */
async function residentBytes(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => null);
  const pages = Number(text?.split(' ')[1] ?? Number.NaN);
  return Number.isFinite(pages) ? pages * pageBytes : null;
}

function failureOf(report: Extract<SpeechReport, { kind: 'failed' }>, name: string): ModelError {
  switch (report.why) {
    case 'package':
      return recognitionWithoutPackage();
    case 'model':
      return modelNotLoaded(name, report.detail);
    case 'codec':
    case 'unread':
      return soundNotDecoded(report.detail);
    case 'other':
      return recognitionFailed(report.detail);
  }
}

/** The library brings code of the system, which nobody may load without being allowed to. */
const libraryFlags = ['--allow-addons'];

function startProcess(memoryBytes: number): ChildProcess {
  const child = fork(new URL('./speech.process.ts', import.meta.url), {
    ...confinedTo(memoryBytes, libraryFlags),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // It must not hold up the end of this process.
  child.unref();
  child.channel?.unref();
  return child;
}

type Run = { child: ChildProcess; job: SpeechJob; limits: SpeechLimits; signal: AbortSignal };

/** Has a process do one job. Rejects with a `ModelError`, or the signal's reason; then the process is of no use any more. */
function runJob({ child, job, limits, signal }: Run): Promise<RecognizedRecording> {
  const { memoryBytes, patienceMs, watchMs } = limits;
  const { promise, resolve, reject } = Promise.withResolvers<RecognizedRecording>();
  let isLoaded = false;
  const { name } = job.setup.model;
  const onStalled = (): void => reject(recognitionStalled(patienceMs));
  let patience = setTimeout(onStalled, patienceMs);
  const onMessage = (report: SpeechReport): void => {
    clearTimeout(patience);
    patience = setTimeout(onStalled, patienceMs);
    if (report.kind === 'failed') reject(failureOf(report, name));
    else if (report.kind === 'done') resolve(report);
    else isLoaded = true;
  };
  const onExit = (): void => reject(isLoaded ? recognitionEnded(memoryBytes) : modelNotLoaded(name, null));
  const onAbort = (): void => reject(signal.reason);
  const look = async (): Promise<void> => {
    const bytes = child.pid === undefined ? null : await residentBytes(child.pid);
    if (bytes !== null && bytes > memoryBytes) reject(recognitionTookMemory(memoryBytes));
  };
  const watch = setInterval(() => void look(), watchMs);
  child.on('message', onMessage);
  child.once('exit', onExit);
  child.once('error', onExit);
  signal.addEventListener('abort', onAbort);
  child.send(job, (error) => error && onExit());
  return promise.finally(() => {
    clearTimeout(patience);
    clearInterval(watch);
    child.off('message', onMessage).off('exit', onExit).off('error', onExit);
    signal.removeEventListener('abort', onAbort);
  });
}

/** After such a failure the process is as good as before. */
const staysAfter = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'transcriber.undecodable';

export function createSpeechWorker(setup: SpeechSetup, limits: SpeechLimits): SpeechWorker {
  /** Models take all threads that they are given. */
  const queue = new PQueue({ concurrency: 1 });
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function close(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  }

  async function run(
    recording: Pick<SpeechJob, 'bytes' | 'language'>,
    signal: AbortSignal,
  ): Promise<RecognizedRecording> {
    signal.throwIfAborted();
    clearTimeout(idle);
    // One that ended by itself is replaced.
    if (child !== null && (child.exitCode !== null || child.signalCode !== null || !child.connected)) close();
    child ??= startProcess(limits.memoryBytes);
    try {
      const recognized = await runJob({ child, job: { ...recording, setup }, limits, signal });
      idle = setTimeout(close, limits.idleMs).unref();
      return recognized;
    } catch (error) {
      if (!staysAfter(error)) close();
      throw error;
    }
  }

  return { recognize: (recording, signal) => queue.add(() => run(recording, signal)), close };
}

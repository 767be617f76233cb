/**
 * A process in which speech is recognized, since the library ends the process that it runs in where it fails, and may need
 * gigabytes. It stays for several recordings, so that the model is loaded once.
 */
import type { OfflineRecognizer } from 'sherpa-onnx-node';
import type { SpeechJob, SpeechReport } from './speech-job.type.ts';

// Not `exit`, which waits for the library.
const end = (): void => void process.kill(process.pid, 'SIGKILL');
const report = (message: SpeechReport): void => void process.send?.(message);
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

let loaded: { language: string | null; recognizer: OfflineRecognizer } | null = null;

/** Only some models take a language, which is then part of their configuration. */
const languageFor = ({ setup, language }: SpeechJob): string | null =>
  setup.model.family === 'transducer' || setup.model.family === 'moonshine' ? null : language;

async function answer(job: SpeechJob): Promise<SpeechReport> {
  const library = await import('sherpa-onnx-node').catch(() => null);
  if (library === null) return { kind: 'failed', why: 'package', detail: null };
  const [{ decodeSound }, { loadRecognizer, recognizeSpeech, resamplerOf }] = await Promise.all([
    import('./decode-sound.ts'),
    import('./recognize-speech.ts'),
  ]);
  const sound = await decodeSound(job.bytes, resamplerOf);
  if ('fault' in sound) return { kind: 'failed', why: sound.fault, detail: sound.codec };
  const language = languageFor(job);
  try {
    if (loaded?.language !== language) {
      // Never two of them in memory.
      loaded = null;
      loaded = { language, recognizer: await loadRecognizer(job.setup, language) };
    }
  } catch (error) {
    return { kind: 'failed', why: 'model', detail: messageOf(error) };
  }
  const { recognizer } = loaded;
  report({ kind: 'loaded' });
  const { setup } = job;
  const working = (): void => report({ kind: 'working' });
  const transcription = await recognizeSpeech({ ...setup, recognizer, samples: sound.samples, working });
  const hasSpeakers = setup.helpers.segmentation !== null && setup.helpers.embedding !== null;
  return { kind: 'done', transcription, hasSpeakers };
}

process.once('disconnect', end);
process.on('message', (job: SpeechJob) => {
  answer(job).then(report, (error: unknown) =>
    report({ kind: 'failed', why: 'other', detail: messageOf(error) }),
  );
});

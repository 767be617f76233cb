import { transcriptionServiceKinds } from '@ecco/domain';
import { z } from 'zod';
import { byteSize, httpUrl, onOff, plainText, wholeNumber } from './config.schema.ts';
import { entry } from './config-entry.ts';

export const productConfig = {
  title: 'Product',
  entries: {
    brand: entry({
      name: 'BRAND',
      doc: 'Message catalog that names the product.',
      schema: z
        .string()
        .trim()
        .regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be a short lower-case name'),
      default: 'ecco',
    }),
    contactEmail: entry({
      name: 'CONTACT_EMAIL',
      doc: 'Address that people are told to write to.',
      schema: z.string().trim().pipe(z.email('must be an e-mail address')),
      default: null,
      shownDefault: 'none',
    }),
  },
} as const;

export const transcriberConfig = {
  title: 'Transcriber',
  entries: {
    url: entry({
      name: 'TRANSCRIBER_URL',
      doc: 'Base address of a transcription service, such as `http://localhost:8000/v1`, `https://api.deepgram.com/v1`, `https://api.assemblyai.com/v2` or `https://api.elevenlabs.io/v1`. Without one, audio needs a transcript of its publisher.',
      schema: httpUrl,
      default: null,
      shownDefault: 'none',
    }),
    kind: entry({
      name: 'TRANSCRIBER_KIND',
      doc: 'How the transcription service is asked: `openai-compatible`, `deepgram`, `assemblyai` or `elevenlabs`; `this-machine` asks none and uses the models of `SPEECH_MODELS_DIR`.',
      schema: z.enum(transcriptionServiceKinds, {
        error: `must be one of ${transcriptionServiceKinds.join(', ')}`,
      }),
      default: 'openai-compatible' as const,
    }),
    key: entry({
      name: 'TRANSCRIBER_KEY',
      doc: 'Key of the transcription service, where it asks for one.',
      schema: plainText,
      default: null,
      secret: true,
    }),
    model: entry({
      name: 'TRANSCRIBER_MODEL',
      doc: 'Model that the transcription service is asked for, or the folder of a model on this machine. Without it none is named, which servers of one model take.',
      schema: plainText,
      default: null,
      shownDefault: 'none',
    }),
    maxBytes: entry({
      name: 'TRANSCRIBER_MAX_BYTES',
      doc: 'Largest piece of a recording that the transcription service is sent; longer recordings are cut. At most 64MB are used.',
      schema: byteSize,
      default: 25_000_000,
      shownDefault: '25000000',
    }),
    maxSeconds: entry({
      name: 'TRANSCRIBER_MAX_SECONDS',
      doc: 'Longest piece of a recording that the transcription service is sent, in seconds.',
      schema: wholeNumber(30, 36_000),
      default: 1_400,
    }),
    atOnce: entry({
      name: 'TRANSCRIBER_AT_ONCE',
      doc: 'Requests that one process sends to the transcription service at the same time.',
      schema: wholeNumber(1, 64),
      default: 2,
    }),
    voicePrints: entry({
      name: 'VOICE_PRINTS',
      doc: 'Whether what voices sound like is stored where a transcription service tells it, so that a voice is recognized in other recordings. `off` also deletes what is stored.',
      schema: onOff,
      default: true,
      shownDefault: 'on',
    }),
  },
} as const;

export const speechConfig = {
  title: 'Speech recognition on this machine',
  entries: {
    directory: entry({
      name: 'SPEECH_MODELS_DIR',
      doc: 'Directory of speech models ([which files](operations.md#transcription-on-this-machine)). With it an admin can add recognition on this machine to the transcription services.',
      schema: plainText,
      default: null,
      shownDefault: 'none',
    }),
    memoryBytes: entry({
      name: 'SPEECH_MAX_MEMORY',
      doc: 'Memory that the process of a speech model may take; beyond it, it is ended.',
      schema: byteSize,
      default: 4 * 2 ** 30,
      shownDefault: '4GB',
    }),
    threads: entry({
      name: 'SPEECH_THREADS',
      doc: 'Threads with which speech is recognized.',
      schema: wholeNumber(1, 64),
      default: 2,
    }),
  },
} as const;

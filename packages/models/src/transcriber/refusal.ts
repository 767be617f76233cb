import { z } from 'zod';
import type { ServiceAnswer } from '../transport/service-client.ts';
import {
  transcriberBusy,
  transcriberDown,
  transcriberEndless,
  transcriberRefused,
  transcriberRefusedKey,
  transcriberTimeout,
  transcriberTooLarge,
  transcriberUnreachable,
} from './transcriber.errors.ts';

/** How services say why they refuse: OpenAI's form, FastAPI's, Deepgram's, ElevenLabs', and plain ones. */
const Complaint = z.union([
  z
    .object({ error: z.object({ message: z.string(), param: z.string().nullish() }) })
    .transform(({ error }) => ({ message: error.message, field: error.param ?? null })),
  z.object({ error: z.string() }).transform(({ error }) => ({ message: error, field: null })),
  z
    .object({ detail: z.object({ message: z.string() }) })
    .transform(({ detail }) => ({ message: detail.message, field: null })),
  z
    .object({ detail: z.array(z.object({ msg: z.string() })).min(1) })
    .transform(({ detail }) => ({ message: detail[0]?.msg ?? '', field: null })),
  z.object({ err_msg: z.string() }).transform(({ err_msg }) => ({ message: err_msg, field: null })),
  z.object({ detail: z.string() }).transform(({ detail }) => ({ message: detail, field: null })),
  z.object({ message: z.string() }).transform(({ message }) => ({ message, field: null })),
]);
type Complaint = z.infer<typeof Complaint>;

function complaintOf(text: string): Complaint | null {
  try {
    return Complaint.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const wordsMax = 200;

/** A service may repeat what it was sent: addresses and what looks like a key are left out. */
export const shownWords = (message: string): string =>
  message
    .slice(0, wordsMax)
    .replace(/\bhttps?:\/\/\S{1,200}/gi, '…')
    .replace(/\b\S{24,200}/g, '…')
    .trim();

export type Refusal = {
  fault: Error;
  /** Whether the same recording may be taken when it is asked for in another form. */
  isOfForm: boolean;
};

type TranscriptionRequest = { bytes: number; timeoutMs: number; isDelicate: boolean };

/** Some routes say with 400 that a recording is too long or too large. */
const saysTooLong =
  /longer than \d|too (?:long|large)|(?:size|duration) limit|maximum (?:content|file) size/i;

function refusalByStatus(
  answer: Extract<ServiceAnswer, { kind: 'answered' }>,
  transcriptionRequest: TranscriptionRequest,
): Refusal {
  const { status, retryAfterMs } = answer;
  const complaint = complaintOf(answer.text);
  const forGood = (fault: Error): Refusal => ({ fault, isOfForm: false });
  if (status === 401 || status === 403) return forGood(transcriberRefusedKey());
  if (status === 413) return forGood(transcriberTooLarge(transcriptionRequest.bytes, null));
  if (status === 429) return forGood(transcriberBusy(retryAfterMs));
  if (status >= 500 || status === 408) {
    return {
      fault: transcriberDown(status, retryAfterMs),
      isOfForm: status === 501 || (status === 500 && transcriptionRequest.isDelicate),
    };
  }
  if (complaint !== null && saysTooLong.test(complaint.message)) {
    return forGood(transcriberTooLarge(transcriptionRequest.bytes, null));
  }
  const fault = transcriberRefused(status, complaint && shownWords(complaint.message));
  return { fault, isOfForm: status !== 404 && status !== 402 && complaint?.field !== 'file' };
}

/** Why an answer holds no words; null where it may hold some. */
export function refusalOf(answer: ServiceAnswer, transcriptionRequest: TranscriptionRequest): Refusal | null {
  if (answer.kind === 'unreachable') {
    return { fault: transcriberUnreachable(answer.cause), isOfForm: false };
  }
  if (answer.kind === 'timeout')
    return { fault: transcriberTimeout(transcriptionRequest.timeoutMs), isOfForm: false };
  if (answer.kind === 'endless') return { fault: transcriberEndless(), isOfForm: false };
  return answer.status < 300 ? null : refusalByStatus(answer, transcriptionRequest);
}

import type { z } from 'zod';
import type { ServiceAnswer } from '../transport/service-client.ts';
import { refusalOf } from './refusal.ts';
import { transcriberUnreadable } from './transcriber.errors.ts';

/** What a service answered, held against the form that it promises. Throws why there is none (`transcriber.*`). */
export function readAnswer<Schema extends z.ZodType>(
  answer: ServiceAnswer,
  sent: { bytes: number; timeoutMs: number },
  schema: Schema,
): z.infer<Schema> {
  const refusal = refusalOf(answer, { ...sent, isDelicate: false });
  if (refusal !== null || answer.kind !== 'answered') throw refusal?.fault ?? transcriberUnreadable(null);
  try {
    return schema.parse(JSON.parse(answer.text));
  } catch (cause) {
    throw transcriberUnreadable(cause);
  }
}

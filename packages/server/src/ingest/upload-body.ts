import type { Readable } from 'node:stream';
import {
  RequestError,
  uploadCutOff,
  uploadEmpty,
  uploadTooLarge,
} from '../request/failure/request.errors.ts';

type UploadLimits = {
  maxBytes: number;
  /** As the request states it, null where it does not. */
  stated: number | null;
};

/**
 * The bytes of an upload as they come. Ends with an error instead of a short file when the sender goes away, sends
 * less than stated, or more than allowed.
 * @throws RequestError 400, 408 or 413 while it is read
 */
export async function* uploadBody(
  source: Readable,
  { maxBytes, stated }: UploadLimits,
): AsyncGenerator<Uint8Array> {
  let received = 0;
  try {
    for await (const chunk of source) {
      if (!(chunk instanceof Uint8Array)) throw uploadCutOff();
      received += chunk.length;
      if (received > maxBytes) break;
      yield chunk;
    }
  } catch (error) {
    throw error instanceof RequestError ? error : uploadCutOff();
  }
  if (received > maxBytes) throw uploadTooLarge(maxBytes);
  if (stated !== null && received !== stated) throw uploadCutOff();
  if (received === 0) throw uploadEmpty();
}

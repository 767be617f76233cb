import type { IngestResult, uploadRoute } from '@ecco/contract';
import { failureWords } from '../../api/failure.ts';

type Progress = { sent: number; total: number };
type Upload = { file: File; signal: AbortSignal; onProgress: (progress: Progress) => void };

/** A refused or broken upload. `message` null: the server was not reached. */
export class UploadFailure extends Error {
  readonly words: string | null;
  constructor(words: string | null) {
    super(words ?? 'upload failed');
    this.words = words;
  }
}

// Said again here, held by its type: the route itself carries schemas that need not travel to the browser.
const uploadPath: typeof uploadRoute.path = '/v2/uploads';
const mediaType: typeof uploadRoute.mediaType = 'application/octet-stream';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isResult = (value: unknown): value is IngestResult =>
  isRecord(value) && typeof value['recognised'] === 'string';

/**
 * Sends a file with progress in bytes. XMLHttpRequest, because fetch cannot report what has been sent.
 * Rejects with UploadFailure; an abort by `signal` rejects with the signal's reason.
 */
export function uploadFile({ file, signal, onProgress }: Upload): Promise<IngestResult> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', `${uploadPath}?${new URLSearchParams({ name: file.name })}`);
    request.responseType = 'json';
    request.withCredentials = true;
    request.upload.addEventListener('progress', (event) =>
      onProgress({ sent: event.loaded, total: file.size }),
    );
    request.addEventListener('load', () => {
      const answer: unknown = request.response;
      if (request.status < 300 && isResult(answer)) resolve(answer);
      else reject(new UploadFailure(failureWords(answer).message));
    });
    request.addEventListener('error', () => reject(new UploadFailure(null)));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.setRequestHeader('content-type', mediaType);
    request.send(file);
  });
}

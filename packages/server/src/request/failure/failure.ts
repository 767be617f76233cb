import { troubleOf, wasEnded } from '@ecco/store';
import {
  bodyTooLarge,
  databaseAway,
  diskFull,
  mediaTypeUnsupported,
  RequestError,
  requestMalformed,
  tookTooLong,
  unexpected,
  urlTooLong,
} from './request.errors.ts';

/** Failures of the rooms below that a visitor caused or can mend; by the first part of their code. */
const readableRooms = new Set(['fetch', 'source', 'ingest', 'item', 'work', 'export', 'speech', 'answer']);
const badInput = new Set([
  'fetch.invalid-url',
  'fetch.scheme',
  'fetch.credentials',
  'fetch.port',
  'fetch.private-address',
]);

/** The item is not where it would have to be for what was asked. */
const conflicts = new Set([
  'ingest.stage_not_reached',
  'ingest.deleted',
  'ingest.revision_under_way',
  'ingest.not_transcribed',
  'ingest.no_publisher_transcript',
  'ingest.nothing_to_revise',
  'ingest.item_under_way',
  'ingest.revision_not_usable',
  'speech.no-summary',
  'speech.language',
  'speech.no-voice',
  'speech.digest-off',
]);

/** It may go the next time: whoever asks again need not change anything. */
const unavailable = new Set(['speech.busy', 'answer.too_slow']);

type Coded = Error & { code: string };
const isCoded = (error: unknown): error is Coded =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

function statusOf(code: string): number {
  if (badInput.has(code)) return 400;
  if (conflicts.has(code)) return 409;
  if (unavailable.has(code)) return 503;
  if (code === 'item.not-found' || code === 'speech.card-not-found') return 404;
  return 422;
}

const fastifyFailures: Readonly<Record<string, () => RequestError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: bodyTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => mediaTypeUnsupported('application/json'),
  FST_ERR_MAX_PARAM_LENGTH: urlTooLong,
  'file.too_large': bodyTooLarge,
};

function ofTrouble(error: unknown): RequestError | null {
  const trouble = troubleOf(error);
  if (trouble === null) return null;
  return trouble === 'disk-full' ? diskFull(507) : databaseAway();
}

/**
 * What the person who asked is told. Errors with words of their own (a source that cannot be read, an address
 * that is not fetched) keep them; whatever is unknown becomes a general message, and the log has the rest.
 */
export function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  if (wasEnded(error)) return tookTooLong();
  if (!isCoded(error)) return ofTrouble(error) ?? unexpected();
  const known = fastifyFailures[error.code];
  if (known) return known();
  if (readableRooms.has(error.code.split('.')[0] ?? ''))
    return new RequestError({ status: statusOf(error.code), code: error.code, message: error.message });
  const trouble = ofTrouble(error);
  if (trouble) return trouble;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? requestMalformed() : unexpected();
}

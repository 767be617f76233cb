import type { NewTranscriptionService, TranscriptionServiceChange } from '@ecco/contract';
import {
  environmentServiceId,
  type ServiceSettings,
  type TranscriptionService,
  type TranscriptionServiceKind,
} from '@ecco/domain';
import type { ServiceChange } from '@ecco/store';
import type { Authorized } from '../request/access/authorize.ts';
import type { Services } from '../request/services.ts';
import { testService } from './service-test.ts';
import {
  keyOfOtherAddress,
  serviceNotTested,
  serviceOfEnvironment,
  serviceWithoutAddress,
  transcriptionServiceNotFound,
} from './transcription-service.errors.ts';

type Used = Pick<Services, 'store' | 'transcribers' | 'now'>;
type Admin = Authorized<'administer'>;

type SentSettings = Omit<TranscriptionServiceChange, 'key'>;

/** The fields that were sent, by the names that the store gives them. */
function settingsOf(sent: SentSettings): Partial<ServiceSettings> {
  const { name, kind, address, model, max_bytes, max_seconds, at_once, price_per_hour } = sent;
  return {
    ...(name !== undefined && { name }),
    ...(kind !== undefined && { kind }),
    ...(address !== undefined && { address }),
    ...(model !== undefined && { model }),
    ...(max_bytes !== undefined && { maxBytes: max_bytes }),
    ...(max_seconds !== undefined && { maxSeconds: max_seconds }),
    ...(at_once !== undefined && { atOnce: at_once }),
    ...(price_per_hour !== undefined && { pricePerHour: price_per_hour }),
  };
}

/** @throws RequestError 404, 409 */
export async function findService({ store }: Pick<Used, 'store'>, id: string): Promise<TranscriptionService> {
  if (id === environmentServiceId) throw serviceOfEnvironment();
  const service = await store.transcriptionServices.find(id);
  if (service === null) throw transcriptionServiceNotFound();
  return service;
}

type Place = { kind: TranscriptionServiceKind; address: string; sealedKey: string | null };

/** What runs on this machine has neither an address nor a key; all others have an address. @throws RequestError 422 */
function heldPlace({ kind, address, sealedKey }: Place): Place {
  if (kind === 'this-machine') return { kind, address: '', sealedKey: null };
  if (address === '') throw serviceWithoutAddress();
  return { kind, address, sealedKey };
}

export async function addService(
  { store, transcribers }: Used,
  _who: Admin,
  { key, ...sent }: NewTranscriptionService,
): Promise<TranscriptionService> {
  const { max_bytes: maxBytes, max_seconds: maxSeconds, at_once: atOnce, ...rest } = sent;
  const { price_per_hour: pricePerHour, ...named } = rest;
  const sealedKey = key === null ? null : transcribers.keySeal.seal(key);
  return store.transcriptionServices.add({
    ...{ ...named, maxBytes, maxSeconds, atOnce, pricePerHour },
    ...heldPlace({ kind: named.kind, address: named.address, sealedKey }),
  });
}

const isOtherService = (before: TranscriptionService, change: ServiceChange): boolean =>
  change.sealedKey !== undefined ||
  (['kind', 'address', 'model'] as const).some(
    (field) => change[field] !== undefined && change[field] !== before[field],
  );

/** A stored key goes to no other server than that for which it was entered, whoever changes the address. */
const goesElsewhere = (before: TranscriptionService, { address, sealedKey }: ServiceChange): boolean =>
  before.sealedKey !== null &&
  sealedKey === undefined &&
  address !== undefined &&
  address !== '' &&
  new URL(address).origin !== new URL(before.address).origin;

/** Changes a service. Where it is another one now, it has to pass another test before it is used. @throws RequestError 404, 409 */
export async function changeService(
  { store, transcribers }: Used,
  _who: Admin,
  { id, key, ...sent }: TranscriptionServiceChange & { id: string },
): Promise<void> {
  const before = await findService({ store }, id);
  const sealed = key === undefined ? {} : { sealedKey: key === null ? null : transcribers.keySeal.seal(key) };
  const change: ServiceChange = { ...settingsOf(sent), ...sealed };
  if (goesElsewhere(before, change)) throw keyOfOtherAddress();
  const isOther = isOtherService(before, change);
  const { kind, address, sealedKey } = { ...before, ...change };
  const place = heldPlace({ kind, address, sealedKey });
  await store.transaction(async (tx) => {
    await tx.transcriptionServices.change(id, { ...change, ...place, ...(isOther && { enabled: false }) });
    if (isOther) await tx.transcriptionServices.putTest(id, null);
  });
}

/** A service is used only after a test that passed. @throws RequestError 404, 409 */
export async function enableService(
  { store }: Used,
  _who: Admin,
  { id, enabled }: { id: string; enabled: boolean },
): Promise<void> {
  await findService({ store }, id);
  if (enabled) {
    const state = (await store.transcriptionServices.states()).get(id);
    if (state?.test?.passed !== true) throw serviceNotTested(state?.test?.reason ?? null);
  }
  await store.transcriptionServices.change(id, { enabled });
}

export async function removeService({ store }: Used, _who: Admin, id: string): Promise<void> {
  await findService({ store }, id);
  await store.transcriptionServices.remove(id);
}

/** Brings back one that was deleted within the last hour. @throws RequestError 404 */
export async function restoreService(
  { store }: Used,
  _who: Admin,
  id: string,
): Promise<TranscriptionService> {
  const service = id === environmentServiceId ? null : await store.transcriptionServices.restore(id);
  if (service === null) throw transcriptionServiceNotFound();
  return service;
}

export async function arrangeServices({ store }: Used, _who: Admin, ids: readonly string[]): Promise<void> {
  await store.transaction((tx) => tx.transcriptionServices.arrange(ids));
}

/** Begins a test, which goes on after the answer; what it showed is stored. @throws RequestError 404 */
export async function beginTest(
  { store, transcribers, now }: Used,
  _who: Admin,
  { id, onError }: { id: string; onError: (error: unknown) => void },
): Promise<void> {
  const transcriber = await transcribers.find(id);
  if (transcriber === null) throw transcriptionServiceNotFound();
  await store.transcriptionServices.beginTest(id);
  testService(transcriber, now)
    .then((test) => store.transcriptionServices.putTest(id, test))
    .catch(onError);
}

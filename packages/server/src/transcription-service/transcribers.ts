/**
 * The services that transcribe, as they are now: that of the environment first, then those that admins enabled, in their order.
 * They are reread when one changes, in every process.
 */
import {
  environmentServiceId,
  mostPieceBytes,
  type ServiceSettings,
  type ServiceState,
  type TranscriptionService,
} from '@ecco/domain';
import { type Engine, isTooLarge } from '@ecco/engine';
import { createTranscriber, type SpeechMachine, type Transcriber } from '@ecco/models';
import type { EngineChain } from '@ecco/pipeline';
import type { Store } from '@ecco/store';
import type { Logger } from '../log/logger.ts';
import type { KeySeal } from './sealed-key.ts';

/** The service of the environment, with its key. */
export type EnvironmentService = ServiceSettings & { key: string | null };

type Transcribers = {
  chain: EngineChain;
  /** Null where the environment names none. */
  environment: EnvironmentService | null;
  keySeal: KeySeal;
  machine: SpeechMachine;
  /** A service as it is set now, enabled or not; null where there is none of this id. */
  find: (id: string) => Promise<Transcriber | null>;
  /** Reads the services from the store. */
  refresh: () => Promise<void>;
};

declare module '../request/services.ts' {
  interface Services {
    transcribers: Transcribers;
  }
}

type Access = { machine: SpeechMachine; key: string | null };

function transcriberOf({ kind, ...service }: ServiceSettings, { machine, key }: Access): Transcriber {
  const limits = {
    maxBytes: Math.min(service.maxBytes, mostPieceBytes),
    maxMs: service.maxSeconds * 1000,
  };
  if (kind === 'this-machine') return machine.transcriber(service.model, limits);
  const { address: baseURL, model, atOnce } = service;
  return createTranscriber(kind, { ...limits, baseURL, apiKey: key, model, atOnce });
}

const messageOf = (failure: unknown): string =>
  failure instanceof Error && failure.name === 'ModelError' ? failure.message : 'It failed.';

/** Failures that say nothing of the service: it refused this recording. */
const isOfRecording = (failure: unknown): boolean =>
  isTooLarge(failure) ||
  (failure instanceof Error &&
    'code' in failure &&
    (failure.code === 'transcriber.refused' || failure.code === 'transcriber.undecodable'));

/** So long after a failure a service is used behind the others, in ms. */
const restMs = 60_000;

type Member = { id: string; fingerprint: string; engine: Engine; failedAt: number | null };

type Parts = {
  store: Pick<Store, 'transcriptionServices' | 'changes'>;
  environment: EnvironmentService | null;
  keySeal: KeySeal;
  machine: SpeechMachine;
  logger: Logger;
  now: () => number;
};

/** A service that differs in this is built from scratch. */
const fingerprintOf = (service: ServiceSettings, key: string | null): string => {
  const { kind, address, model, maxBytes, maxSeconds, atOnce } = service;
  return JSON.stringify([kind, address, model, maxBytes, maxSeconds, atOnce, key]);
};

export async function createTranscribers({
  store,
  environment,
  keySeal,
  machine,
  logger,
  now,
}: Parts): Promise<Transcribers> {
  let members: Member[] = [];
  const note = (id: string, failure: string | null, wasFallback: boolean): void => {
    store.transcriptionServices
      .noteUse({ id, failure, wasFallback })
      .catch((err: unknown) => logger.warn({ event: 'transcription-service', err }));
  };

  function memberOf(id: string, service: ServiceSettings, key: string | null): Member {
    const fingerprint = fingerprintOf(service, key);
    const known = members.find((member) => member.id === id && member.fingerprint === fingerprint);
    if (known !== undefined) return known;
    const transcriber = transcriberOf(service, { machine, key });
    const member: Member = { id, fingerprint, failedAt: null, engine: transcriber };
    const transcribe: Transcriber['ports']['transcribe'] = async (request, signal) => {
      try {
        const transcription = await transcriber.ports.transcribe?.(request, signal);
        if (transcription === undefined) throw new Error('A transcriber transcribes.');
        member.failedAt = null;
        note(id, null, members[0] !== member);
        return transcription;
      } catch (error) {
        signal?.throwIfAborted();
        if (!isOfRecording(error)) {
          member.failedAt = now();
          note(id, messageOf(error), false);
        }
        throw error;
      }
    };
    member.engine = {
      ...{ ...transcriber, ports: { transcribe }, serviceId: id },
      isFailing: () => member.failedAt !== null,
    };
    return member;
  }

  const isResting = ({ failedAt }: Member): boolean => failedAt !== null && now() - failedAt < restMs;
  const inOrder = (): Member[] => [...members.filter((one) => !isResting(one)), ...members.filter(isResting)];

  const keyOf = ({ sealedKey }: TranscriptionService): string | null =>
    sealedKey === null ? null : keySeal.open(sealedKey);

  async function refresh(): Promise<void> {
    const [services, states] = await Promise.all([
      store.transcriptionServices.list(),
      store.transcriptionServices.states(),
    ]);
    const own = environment === null ? [] : [memberOf(environmentServiceId, environment, environment.key)];
    const enabled = services.filter((service) => service.enabled);
    members = [...own, ...enabled.map((service) => memberOf(service.id, service, keyOf(service)))];
    for (const member of members) takeState(member, states.get(member.id));
  }

  /** Another process has used it with success. */
  function takeState(member: Member, state: ServiceState | undefined): void {
    if (state?.workingSince && !state.failingSince) member.failedAt = null;
  }

  async function find(id: string): Promise<Transcriber | null> {
    if (id === environmentServiceId)
      return environment && transcriberOf(environment, { machine, key: environment.key });
    const service = await store.transcriptionServices.find(id);
    return service && transcriberOf(service, { machine, key: keyOf(service) });
  }

  store.changes.subscribe(['services.changed'], () => {
    refresh().catch((err: unknown) => logger.warn({ event: 'transcription-service', err }));
  });
  await refresh();
  const chain: EngineChain = {
    get engines() {
      return inOrder().map(({ engine }) => engine);
    },
    // What is too large for one is cut before another one gets it.
    fallBack: (failure) => !isTooLarge(failure),
  };
  return { chain, environment, keySeal, machine, find, refresh };
}

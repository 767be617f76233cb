import type {
  SpeechMachine as PublicMachine,
  TranscriptionService as PublicService,
  ServiceTest as PublicTest,
} from '@ecco/contract';
import {
  environmentServiceId,
  type ServiceSettings,
  type ServiceState,
  type ServiceTest,
  type TranscriptionService,
} from '@ecco/domain';
import type { SpeechMachineState } from '@ecco/models';
import type { EnvironmentService } from './transcribers.ts';

const presentTest = (test: ServiceTest): PublicTest => ({
  at: test.at,
  passed: test.passed,
  reason: test.reason,
  form: test.form,
  has_word_times: test.hasWordTimes,
  has_confidence: test.hasConfidence,
  has_speakers: test.hasSpeakers,
  words_right: test.wordsRight,
  seconds: test.seconds,
});

/** A test of a process that ended meanwhile does not go on, in ms. */
const longestTestMs = 3 * 60_000;

type ServiceUseInfo = { id: string; enabled: boolean; hasKey: boolean; isOfEnvironment: boolean };
type Shown = { state: ServiceState | undefined; now: number };

function present(settings: ServiceSettings, kept: ServiceUseInfo, { state, now }: Shown): PublicService {
  const { name, kind, address, model, maxBytes, maxSeconds, atOnce, pricePerHour } = settings;
  const begun = state?.testingSince?.getTime() ?? null;
  return {
    ...{ id: kept.id, name, kind, address, model, enabled: kept.enabled, has_key: kept.hasKey },
    ...{ max_bytes: maxBytes, max_seconds: maxSeconds, at_once: atOnce, price_per_hour: pricePerHour },
    of_environment: kept.isOfEnvironment,
    working_since: state?.workingSince?.toISOString() ?? null,
    failing_since: state?.failingSince?.toISOString() ?? null,
    failure: state?.failure ?? null,
    fallback_at: state?.fallbackAt?.toISOString() ?? null,
    testing_since: begun !== null && now - begun < longestTestMs ? new Date(begun).toISOString() : null,
    test: state?.test ? presentTest(state.test) : null,
  };
}

/** Never with its key. */
export const presentService = (service: TranscriptionService, shown: Shown): PublicService =>
  present(
    service,
    {
      ...{ id: service.id, enabled: service.enabled },
      ...{ hasKey: service.sealedKey !== null, isOfEnvironment: false },
    },
    shown,
  );

export const presentEnvironmentService = (service: EnvironmentService, shown: Shown): PublicService =>
  present(
    service,
    { id: environmentServiceId, enabled: true, hasKey: service.key !== null, isOfEnvironment: true },
    shown,
  );

/** Where the files lie is for those who operate the machine. */
export const presentMachine = ({ hasPackage, models }: SpeechMachineState): PublicMachine => ({
  has_package: hasPackage,
  has_directory: models !== null,
  is_readable: models?.isReadable ?? false,
  models: models?.models.map(({ name, family }) => ({ name, family })) ?? [],
  incomplete: models?.incomplete ?? [],
  detects_speech: (models?.vad ?? null) !== null,
  separates_speakers: (models?.segmentation ?? null) !== null && (models?.embedding ?? null) !== null,
});

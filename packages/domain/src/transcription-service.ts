/** Services that transcribe recordings, by the API that they have; the last one is no service, but models that run here. */
export const transcriptionServiceKinds = [
  'openai-compatible',
  'deepgram',
  'assemblyai',
  'elevenlabs',
  'this-machine',
] as const;
export type TranscriptionServiceKind = (typeof transcriptionServiceKinds)[number];

/** Largest piece of a recording that is sent to a service: it is held in memory meanwhile. */
export const mostPieceBytes = 64_000_000;

/** The id under which the service of the environment has its state: it has no row of its own. */
export const environmentServiceId = 'environment';

/** What the transcription of a recording of known words showed. `reason` says why it did not pass. */
export type ServiceTest = {
  at: string;
  passed: boolean;
  reason: string | null;
  /** Of its answers; null where none came. */
  form: string | null;
  hasWordTimes: boolean;
  hasConfidence: boolean;
  hasSpeakers: boolean;
  /** Share of the known words, in their order. */
  wordsRight: number | null;
  seconds: number;
};

/** `testingSince`: while a test is under way. A service that neither works nor fails was not used yet. */
export type ServiceState = {
  workingSince: Date | null;
  failingSince: Date | null;
  /** Why it fails, in words. */
  failure: string | null;
  /** When it last transcribed in place of another one. */
  fallbackAt: Date | null;
  test: ServiceTest | null;
  testingSince: Date | null;
};

/** Kinds that are reached over the network, at an address. */
export type RemoteServiceKind = Exclude<TranscriptionServiceKind, 'this-machine'>;

/** What an admin sets. A null `model` names none; limits are of one request; what runs on this machine has an empty `address`. */
export type ServiceSettings = {
  name: string;
  kind: TranscriptionServiceKind;
  address: string;
  model: string | null;
  maxBytes: number;
  maxSeconds: number;
  atOnce: number;
  /** In US dollars, for one hour of a recording. */
  pricePerHour: number | null;
};

/** `sealedKey`: encrypted, as it is stored. They are used in the order of `position`. */
export type TranscriptionService = ServiceSettings & {
  id: string;
  sealedKey: string | null;
  enabled: boolean;
  position: number;
  createdAt: Date;
};

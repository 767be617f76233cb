import type { Pipeline } from '@ecco/pipeline';
import type { Store } from '@ecco/store';
import type { TranscriptProfiles } from './item/transcript-profiles.ts';
import type { IngestQuota } from './policy/ingest-quota.ts';
import type { SpeakerNames } from './search/speaker-names.ts';

/** What the handlers work with. The composition root makes it; nobody else does. */
export type Services = {
  store: Store;
  pipeline: Pick<Pipeline, 'ingestUrl' | 'ingestFile' | 'retry'>;
  quota: IngestQuota;
  profiles: TranscriptProfiles;
  speakerNames: SpeakerNames;
  brand: string;
  now: () => number;
};

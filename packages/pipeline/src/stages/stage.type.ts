import { type StageName, type Status, stageNames } from '@ecco/domain';
import type { Item, ItemWithShow, Store } from '@ecco/store';
import type { GuardedFetch } from '../fetch/fetch.type.ts';
import type { StageJobOf } from '../jobs/stage-job.ts';
import type { Try, Write } from '../process/process.type.ts';
import type { Engines } from '../work/engine-chain.ts';
import type { WorkPool } from '../work/work-pool.ts';

export const isStageName = (value: string | null): value is StageName =>
  stageNames.some((name) => name === value);

/** Where a stage stands among the others, from 0. */
export const positionOf = (stage: StageName): number => stageNames.indexOf(stage);

/** All that a stage may use besides its item. */
export type StageTools = {
  store: Store;
  engines: Engines;
  fetch: GuardedFetch;
  pool: WorkPool;
  jobOf: StageJobOf;
  limits: MediaLimits;
};

export type MediaLimits = {
  /** Largest recording or document of a source that is kept, in bytes; 0 keeps none. */
  mediaKeepMaxBytes: number;
  /** Whether it is stored what voices sound like. */
  keepsVoicePrints: boolean;
  /** Largest recording that is fetched in order to be transcribed, in bytes. */
  mediaFetchMaxBytes: number;
  /** How long the download of a recording may take, in ms. */
  mediaFetchTimeoutMs: number;
  /** Largest page, text, transcript or list of chapters that is read, in bytes: it is held in memory. */
  textMaxBytes: number;
};

type StageInput = ItemWithShow & Try;

/**
 * One step of an item: reads the store, computes without a transaction, and answers with what is to be written.
 * It may run again for the same item at any time, so what it leaves outside its write must bear repetition.
 */
export type Stage = {
  name: StageName;
  /** Status while it works. */
  working: (item: Item) => Status;
  /** Status once it is written; that of its work where the stage ends nothing a reader would name, and the last of all after the last stage. */
  done: Status | null;
  /** Tries before the item fails; passing faults of networks deserve more than those of our own work. */
  tries: number;
  compute: (input: StageInput, tools: StageTools) => Promise<Write>;
};

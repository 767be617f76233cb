import type { AnalysisOptions, StageName } from '@ecco/domain';
import type { Item } from '@ecco/store';

export type Rerun = {
  from: StageName;
  /** Only this stage, where the later ones are written already. */
  alone?: boolean;
  /** How it is to be read from now on; as it was where that is left out. */
  options?: AnalysisOptions | undefined;
  /** Of its first job; as of what somebody waits for where that is left out. */
  priority?: number;
};

/** `joined`: what was asked for was about to be done by the run under way. */
export type RerunResult = { outcome: 'started' | 'joined'; item: Item };

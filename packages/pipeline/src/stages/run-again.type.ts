import type { StageName } from '@ecco/domain';
import type { Item } from '@ecco/store';

export type RunAgain = {
  from: StageName;
  /** Only this stage, where the later ones are written already. */
  alone?: boolean;
};

/** `joined`: what was asked for was about to be done by the run under way. */
export type RanAgain = { outcome: 'started' | 'joined'; item: Item };

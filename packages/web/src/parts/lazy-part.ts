import { type ComponentType, lazy } from 'react';
import { arriving } from './part-missing.ts';

/** A component whose code comes when it is first shown. @throws PartMissing where it does not come */
export const lazyPart = <Part, Props>(
  load: () => Promise<Part>,
  pick: (part: Part) => ComponentType<Props>,
) => lazy(async () => ({ default: pick(await arriving(load)) }));

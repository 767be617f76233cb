import { definePart } from '../changes/noun.ts';
import { createUpdateFeed } from './update-feed.repository.ts';

export type { UpdateScope, UpdatesQuery } from './update-feed.repository.ts';
export { updatesOf } from './updates-of.ts';

export const updateFeed = definePart({
  repository: createUpdateFeed,
  access: { between: 'reads', findByIds: 'reads' },
});

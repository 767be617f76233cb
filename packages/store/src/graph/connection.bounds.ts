import { type Bounds, within } from '../text/bounds.ts';
import type { ConnectionChanges, NewConnection } from './graph.types.ts';

const bounds = {
  title: { type: 'text', max: 200, beyond: 'cut' },
  sourceUrl: { type: 'text', max: 2_000, beyond: 'drop' },
  email: { type: 'text', max: 254, beyond: 'drop' },
} as const satisfies Bounds<NewConnection>;

/** A connection as it will be stored. */
export const boundConnection = (connection: NewConnection): NewConnection => within(bounds, connection);

export const boundChanges = (changes: ConnectionChanges): ConnectionChanges =>
  within<ConnectionChanges>(bounds, changes);

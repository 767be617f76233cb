import type { AccessRow } from '../request/access/access-table.fixture.ts';
import type { RouteName } from '../request/access/route-policy.ts';
import { accessRows } from './access-rows.generated.fixture.ts';

/** The rows of all nouns: a route without one does not compile. */
export const accessTable: Readonly<Record<RouteName, AccessRow>> = accessRows;

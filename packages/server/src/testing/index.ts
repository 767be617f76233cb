/** What tests and tools of other folders need of this room besides its door. */
export { readOrganizationRows } from '../graph-import/organization-rows.fixture.ts';
export {
  createHostileCallers,
  furnish,
  hostileCallers,
  hostileWorld,
} from './hostile-callers.fixture.ts';
export { type HostileCall, hostileCalls } from './hostile-calls.fixture.ts';
export { openWorld, type World } from './world.ts';

/** What tests and tools of other folders need of this room besides its door. */
export { openWorld, type World } from './world.ts';

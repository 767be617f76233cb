/** What tests and tools of other folders need of this room besides its door. */
export { seedItem } from './seed-item.ts';
export { openWorld } from './world.ts';

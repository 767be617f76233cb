import { join } from 'node:path';
import type { OpenStore } from '@ecco/store';
import type { Config } from '../config/config.ts';
import { storeOptionsOf } from './store-options.ts';

const root = join(import.meta.dirname, '../../../..');
export const samplesDirectory = join(root, 'samples');

/** Where a process finds what is outside of it. */
export type Place = { store: OpenStore; webDirectory: string };

export const placeOf = (config: Config): Place => ({
  store: storeOptionsOf(config),
  webDirectory: join(root, 'packages/web/dist'),
});

import { defineNoun } from '../changes/noun.ts';
import { updates } from './update.table.ts';

export { type NewUpdate, updates } from './update.table.ts';

/** Written by those who make something known; what reads them rests on all of those and adds itself. */
export const updatesNoun = defineNoun({ tables: { updates }, repository: () => ({}), access: {} });

import { definePart } from '../changes/noun.ts';
import { createCitedLines } from './cited-lines.repository.ts';

export type { CitedItem } from './cited-lines.repository.ts';

export const citedLines = definePart({ repository: createCitedLines, access: { cited: 'reads' } });

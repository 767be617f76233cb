import { servicesChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createTranscriptionServicesRepository } from './transcription-service.repository.ts';
import { transcriptionServiceStates, transcriptionServices } from './transcription-service.table.ts';

export type { ServiceChange } from './transcription-service.repository.ts';

export const transcriptionServicesNoun = defineNoun({
  tables: { transcriptionServices, transcriptionServiceStates },
  repository: createTranscriptionServicesRepository,
  access: {
    ...{ find: 'reads', list: 'reads', states: 'reads' },
    add: { changes: ({ id }) => [servicesChanged(id)] },
    change: { changes: (_row, id) => [servicesChanged(id)] },
    arrange: { changes: (_none, ids) => ids.map(servicesChanged) },
    remove: { changes: (_gone, id) => [servicesChanged(id)] },
    restore: { changes: (restored, id) => (restored === null ? [] : [servicesChanged(id)]) },
    removeExpired: { silent: 'Nobody sees them since they were deleted, which was reported then.' },
    beginTest: { silent: 'What transcribes does not wait for a test.' },
    putTest: { changes: (_none, id) => [servicesChanged(id)] },
    noteUse: { changes: (isOther, { id }) => (isOther ? [servicesChanged(id)] : []) },
  },
});

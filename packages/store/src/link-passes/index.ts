import { organizationChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createLinkPassesRepository } from './link-pass.repository.ts';
import { linkPasses } from './link-pass.table.ts';

export type { LinkPass } from './link-pass.repository.ts';

const unseen = { silent: 'How far the pass has come is asked for each time, and nobody keeps it.' };

export const linkPassesNoun = defineNoun({
  tables: { linkPasses },
  repository: createLinkPassesRepository,
  access: {
    current: 'reads',
    isDue: 'reads',
    next: 'reads',
    begin: unseen,
    advance: unseen,
    finish: { changes: (ids) => ids.map(organizationChanged) },
    setStopped: unseen,
  },
});

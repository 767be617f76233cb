import { defineNoun } from '../changes/noun.ts';
import { createMailsRepository } from './mail.repository.ts';
import { mails } from './mail.table.ts';

export type { Mail, NewMail } from './mail.repository.ts';

const outbox = { silent: 'The outbox is read from its rows alone.' };

export const noun = defineNoun({
  tables: { mails },
  repository: createMailsRepository,
  access: {
    insert: outbox,
    findById: 'reads',
    page: 'reads',
    queued: 'reads',
    markSent: outbox,
    noteProblem: outbox,
    markFailed: outbox,
    keep: outbox,
    dropOldTexts: outbox,
  },
});

import { defineNoun } from '../changes/noun.ts';
import { createMailsRepository } from './mail.repository.ts';
import { mails, refusedAddresses } from './mail.table.ts';

export type { Mail, NewMail, RefusedAddress } from './mail.repository.ts';
export { mails } from './mail.table.ts';

const outbox = { silent: 'The outbox is read from its rows alone.' };

export const mailsNoun = defineNoun({
  tables: { mails, refusedAddresses },
  repository: createMailsRepository,
  access: {
    insert: outbox,
    insertOnce: outbox,
    withdraw: outbox,
    findById: 'reads',
    page: 'reads',
    queued: 'reads',
    markSent: outbox,
    markHanded: outbox,
    noteProblem: outbox,
    markFailed: outbox,
    keep: outbox,
    dropOldTexts: outbox,
    markBounced: outbox,
    noteRefusal: outbox,
    countRefusals: 'reads',
    refusalOf: 'reads',
    forgetRefusal: outbox,
  },
});

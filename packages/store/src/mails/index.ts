import type { Noun } from '../connection/noun.ts';
import { createMailsRepository } from './mail.repository.ts';
import { mails } from './mail.table.ts';

export type { Mail, NewMail } from './mail.repository.ts';

export const noun = {
  tables: { mails },
  repository: createMailsRepository,
} satisfies Noun;

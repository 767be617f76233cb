import { z } from 'zod';
import { Message } from '../noun/account.schema.ts';
import { ByDraftSubject, EditedDraft, MailDraft, MailShown } from '../noun/mail-draft.schema.ts';
import { administer, inspect } from './access.ts';
import { get, post } from './route.ts';

const path = '/admin/emailgenerator/{type}/{uuid}';

/** A mail about an item, a meeting or a hub, which an admin edits, copies, and sends to themselves. */
export const mailDraftApi = {
  read: get(path, 'What a mail about a thing could say, each sentence with its places', inspect)
    .input(ByDraftSubject)
    .output(MailDraft),
  preview: post(`${path}/preview`, 'The mail as it was edited, as HTML and as text', inspect)
    .input(EditedDraft)
    .output(MailShown),
  send: post(`${path}/send`, 'Mail the same to yourself', { ...administer, session: true, limit: 'mail' })
    .input(EditedDraft)
    .output(Message.extend({ to: z.string() })),
};

import { authorize } from '../request/access/authorize.ts';
import { os } from '../request/request-context.ts';
import { readDraft, sendLetter, writeLetter } from './mail-draft.usecases.ts';

const read = os.mailDraft.read.handler(({ input, context: { services, actor } }) =>
  readDraft(services, authorize('mailDraft.read', actor), { ...input, actor }),
);

const preview = os.mailDraft.preview.handler(async ({ input, context: { services, actor } }) => {
  const { subject, html, text } = await writeLetter(services, authorize('mailDraft.preview', actor), {
    ...input,
    actor,
  });
  return { subject, html, text };
});

const send = os.mailDraft.send.handler(async ({ input, context: { services, actor, event } }) => {
  const to = await sendLetter(services, authorize('mailDraft.send', actor), { ...input, actor });
  const { type: kind, uuid: id, subject: name } = input;
  event.audit = { subject: { kind, id, name }, after: { to } };
  return { message: `The email to ${to} is in the outbox.`, to };
});

export const mailDraftRoutes = { read, preview, send };

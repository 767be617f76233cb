import { guarded, os } from '../request/request-context.ts';
import { readDraft, sendLetter, writeLetter } from './mail-draft.usecases.ts';

const read = guarded(os.mailDraft.read).handler(({ input, context: { services, actor } }) =>
  readDraft(services, actor, input),
);

const preview = guarded(os.mailDraft.preview).handler(async ({ input, context: { services, actor } }) => {
  const { subject, html, text } = await writeLetter(services, actor, input);
  return { subject, html, text };
});

const send = guarded(os.mailDraft.send).handler(async ({ input, context: { services, actor, event } }) => {
  const to = await sendLetter(services, actor, input);
  const { type: kind, uuid: id, subject: name } = input;
  event.audit = { subject: { kind, id, name }, after: { to } };
  return { message: `The email to ${to} is in the outbox.`, to };
});

export const mailDraftRoutes = { read, preview, send };

import type { EditedDraft, MailShown } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { copyFormatted, copyWords } from '../../ui/overlay/copy-text.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { useSendMail } from './api/mail-draft.api.ts';
import classes from './mail-draft.module.css';

type Props = {
  edited: EditedDraft | null;
  /** The mail as it was edited last; null while it is made, or cannot be. */
  mail: MailShown | null;
  to: string;
};

/** What is done with a mail: copied as HTML or as text, or sent to whoever edits it. */
export function MailActions({ edited, mail, to }: Props) {
  const { t } = useTranslation();
  const send = useSendMail();
  const copied = { done: t('mailDraft.copied'), failed: t('mailDraft.copyFailed') };
  const onSend = (): void => {
    if (edited === null) return;
    send.mutate(edited, {
      onSuccess: ({ message }) => say(message),
      onError: (error) =>
        say(t('mailDraft.sendFailed', { message: failureOf(error).message ?? t('error.unknown') }), 'error'),
    });
  };
  return (
    <div className={classes['actions']}>
      <Button
        variant="default"
        disabled={mail === null}
        onClick={() => {
          // Where it is pasted as text, the source of the HTML is what is wanted.
          if (mail) void copyFormatted(mail.html, mail.html, copied);
        }}
      >
        {t('mailDraft.copyHtml')}
      </Button>
      <Button
        variant="default"
        disabled={mail === null}
        onClick={() => {
          if (mail) void copyWords(mail.text, copied);
        }}
      >
        {t('mailDraft.copyText')}
      </Button>
      <Button disabled={mail === null} loading={send.isPending} title={to} onClick={onSend}>
        {t('mailDraft.send')}
      </Button>
    </div>
  );
}

import type { Mail } from '@ecco/contract';
import type { MailStatus } from '@ecco/domain';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { shortMoment } from '../../format/moment.ts';
import { LinkedText } from '../../ui/text/linked-text.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import classes from './administration.module.css';

const statusWords = {
  kept: 'adminOutbox.kept',
  queued: 'adminOutbox.queued',
  sent: 'adminOutbox.sent',
  failed: 'adminOutbox.failed',
  bounced: 'adminOutbox.bounced',
} as const satisfies Record<MailStatus, string>;
const statusTexts = {
  kept: 'adminOutbox.keptText',
  queued: 'adminOutbox.queuedText',
  sent: 'adminOutbox.sentText',
  failed: 'adminOutbox.failedText',
  bounced: 'adminOutbox.bouncedText',
} as const satisfies Record<MailStatus, string>;

/** What became of a mail, and its words as plain text with links that can be followed. */
function Letter({ mail }: { mail: Mail }) {
  const { t } = useTranslation();
  const date = (mail.sent_at && shortMoment(mail.sent_at)) ?? '';
  return (
    <div className={classes['letter']}>
      <p>{t('adminOutbox.to', { to: mail.to })}</p>
      <p>{t(statusTexts[mail.status], { date })}</p>
      {mail.problem ? <p className={classes['problem']}>{mail.problem}</p> : null}
      {mail.text === null ? (
        <p>{t('adminOutbox.textGone')}</p>
      ) : (
        <div className={classes['words']}>
          <LinkedText text={mail.text} />
        </div>
      )}
    </div>
  );
}

type Props = {
  mails: readonly Mail[];
  /** Addresses to which alerts are not mailed any more. */
  refused: number;
  /** The id of the mail that is open. */
  opened: string | null;
  onOpen: (id: string | null) => void;
};

/** Mails, one of which can be open. */
export function MailList({ mails, refused, opened, onOpen }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {refused > 0 ? (
        <p className={classes['refused']}>{t('adminOutbox.refused', { count: refused })}</p>
      ) : null}
      <ul className={classes['rows']} aria-label={t('admin.outbox')}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <button
              type="button"
              className={classes['mail']}
              aria-expanded={opened === mail.id}
              onClick={() => onOpen(opened === mail.id ? null : mail.id)}
            >
              <IconChevronRight size={16} stroke={1.8} aria-hidden="true" />
              <span>{mail.to}</span>
              <span className={classes['subject']}>{mail.subject || t('adminOutbox.subject')}</span>
              <span className={classes['badge']} data-status={mail.status}>
                {t(statusWords[mail.status])}
              </span>
              <Moment iso={mail.created_at} />
            </button>
            {opened === mail.id ? <Letter mail={mail} /> : null}
          </li>
        ))}
      </ul>
    </>
  );
}

import type { CalendarFeed, CalendarLink } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconCalendarPlus, IconCopy } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { shortDate } from '../../format/date.ts';
import { copyLink } from '../../ui/overlay/copy-text.ts';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import { useCalendarFeed, useMakeCalendarFeed, useRevokeCalendarFeed } from './api/calendar-feed.api.ts';
import classes from './calendar-feed-dialog.module.css';

/** The link, the one time that it is shown. */
function MadeLink({ made }: { made: CalendarLink }) {
  const { t } = useTranslation();
  return (
    <div className={classes['made']} role="status">
      <p>{t('meeting.feed.once')}</p>
      <code>{made.url}</code>
      <div className={classes['buttons']}>
        <Button
          size="sm"
          leftSection={<IconCopy size={16} stroke={1.8} />}
          onClick={() => void copyLink(t, made.url)}
        >
          {t('meeting.feed.copy')}
        </Button>
        <Button
          size="sm"
          variant="default"
          component="a"
          href={made.webcal_url}
          leftSection={<IconCalendarPlus size={16} stroke={1.6} />}
        >
          {t('meeting.feed.open')}
        </Button>
      </div>
    </div>
  );
}

/** Since when there is a link, and whether a calendar uses it. */
function Known({ feed }: { feed: CalendarFeed }) {
  const { t } = useTranslation();
  const { created_at: made, last_read_at: read } = feed;
  return (
    <p>
      {t('meeting.feed.made', { date: shortDate(made) ?? '' })}{' '}
      {read === null ? t('meeting.feed.unread') : t('meeting.feed.read', { date: shortDate(read) ?? '' })}{' '}
      {t('meeting.feed.anew')}
    </p>
  );
}

type PartsProps = { identifier: string; onClose: () => void };

function Parts({ identifier, onClose }: PartsProps) {
  const { t } = useTranslation();
  const query = useCalendarFeed(identifier);
  const make = useMakeCalendarFeed(identifier);
  const revoke = useRevokeCalendarFeed(identifier);
  const failed = make.error ?? revoke.error ?? query.error;
  const feed = query.data ?? null;
  return (
    <>
      {make.data ? <MadeLink made={make.data} /> : null}
      {feed && !make.data ? <Known feed={feed} /> : null}
      {failed ? (
        <p className={classes['failed']} role="alert">
          {failureOf(failed).message ?? t('meeting.feed.failed')}
        </p>
      ) : null}
      <DialogActions>
        {feed ? (
          <Button
            variant="default"
            loading={revoke.isPending}
            onClick={() => revoke.mutate(undefined, { onSuccess: () => make.reset() })}
          >
            {t('meeting.feed.revoke')}
          </Button>
        ) : null}
        {make.data ? null : (
          <Button loading={make.isPending} disabled={query.isPending} onClick={() => make.mutate()}>
            {t(feed ? 'meeting.feed.makeAnew' : 'meeting.feed.make')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('meeting.feed.close')}
        </Button>
      </DialogActions>
    </>
  );
}

type Props = { identifier: string; name: string; open: boolean; onClose: () => void };

/** The private link under which a calendar follows the meetings of an organization. */
export function CalendarFeedDialog({ identifier, name, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [titleId, textId] = [`${id}-title`, `${id}-text`];
  return (
    <Dialog open={open} label={titleId} description={textId} onClose={onClose}>
      <h2 id={titleId}>{t('meeting.feed.title')}</h2>
      <p id={textId}>{t('meeting.feed.text', { name })}</p>
      <Parts identifier={identifier} onClose={onClose} />
    </Dialog>
  );
}

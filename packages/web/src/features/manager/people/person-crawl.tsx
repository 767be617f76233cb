import { limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { notices, say } from '../../../ui/overlay/notice.store.ts';
import { Moment } from '../../../ui/text/moment.tsx';
import { useLastLook, useLookFor } from '../api/person-crawl.api.ts';
import classes from '../manager.module.css';
import type { ManagedOrg, ManagedPerson } from './managed-person.type.ts';

type Props = { org: ManagedOrg; person: ManagedPerson };

/** Has a person looked for, and says when that was done last; who was looked for of late is looked for if asked twice. */
export function PersonCrawl({ org, person }: Props) {
  const { t } = useTranslation();
  const { data: last } = useLastLook(org.id, person.slug);
  const look = useLookFor(org.id, person.slug);
  const { name } = person;
  const begin = (force: boolean): void =>
    look.mutate(force, {
      onSuccess: ({ crawl }) => {
        if (crawl !== null) say(t('crawls.started'), 'success', limits.crawlNoticeMs);
        else
          notices.getState().offer(t('managerPeople.crawledLately', { name }), {
            label: t('managerPeople.crawlAgain'),
            run: () => begin(true),
          });
      },
      onError: (error) => {
        const { message } = failureOf(error);
        say(message ? t('crawls.failed', { message }) : t('crawls.failedPlain'), 'error');
      },
    });
  return (
    <div className={classes['look']}>
      <Button
        variant="default"
        size="compact-sm"
        loading={look.isPending}
        aria-label={t('managerPeople.crawlFor', { name })}
        onClick={() => begin(false)}
      >
        {t('managerPeople.crawl')}
      </Button>
      {last === undefined ? null : (
        <p>
          {last === null ? t('manager.never') : t('managerPeople.crawledOn')}{' '}
          {last === null ? null : <Moment iso={last} />}
        </p>
      )}
    </div>
  );
}

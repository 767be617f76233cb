import type { LinkPass } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { Section } from '../../ui/page/section.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import { useLinking, useRelink } from './api/linking.api.ts';
import classes from './house.module.css';

/** How far the pass over all items is. */
function Progress({ pass }: { pass: LinkPass | null }) {
  const { t } = useTranslation();
  if (pass === null) return <p className={classes['note']}>{t('house.linkingNever')}</p>;
  const { done, total, finished_at: finished, stopped_at: stopped } = pass;
  if (finished !== null)
    return (
      <p className={classes['note']}>
        {t('house.linkingDone', { total })} · <Moment iso={finished} />
      </p>
    );
  const text = t(stopped === null ? 'house.linkingRuns' : 'house.linkingHeld', { done, total });
  return (
    <div className={classes['pass']}>
      <progress max={Math.max(1, total)} value={done} aria-label={text} />
      <p className={classes['note']} role="status">
        {text}
      </p>
    </div>
  );
}

/** The linking of all items with organizations and people (D39): how far it is, and the ways to hold it and begin again. */
export function LinkingPanel() {
  const { t } = useTranslation();
  const { data: pass } = useLinking();
  const relink = useRelink();
  if (pass === undefined) return null;
  const isLive = pass !== null && pass.finished_at === null;
  const how = !isLive ? 'anew' : pass.stopped_at === null ? 'stop' : 'resume';
  const label = { anew: 'house.relink', stop: 'house.holdLinking', resume: 'house.resumeLinking' } as const;
  return (
    <Section
      title={t('house.linking')}
      aside={
        <Button
          variant="default"
          size="compact-sm"
          loading={relink.isPending}
          onClick={() =>
            relink.mutate(how, {
              onError: (error) => say(failureOf(error).message ?? t('error.unknown'), 'error'),
            })
          }
        >
          {t(label[how])}
        </Button>
      }
    >
      <p className={classes['note']}>{t('house.linkingText')}</p>
      <Progress pass={pass} />
    </Section>
  );
}

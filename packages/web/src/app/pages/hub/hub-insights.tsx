import type { EpisodeList } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import hub from '../../../features/hub/hub.module.css';
import { InsightsSection } from '../../../features/insight/insights-section.tsx';
import { useChangeList } from '../../../features/list/api/list.api.ts';
import { useSession } from '../../../session/get-session.api.ts';
import { isSignedIn } from '../../../session/is-signed-in.ts';
import { say } from '../../../ui/overlay/notice.store.ts';
import { Section } from '../../../ui/page/section.tsx';

/** Shows insights on a watchlist, or no longer, for everybody who reads it. */
function InsightsSwitch({ list: { uuid, show_insights: isShown } }: { list: EpisodeList }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useChangeList(uuid);
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={isPending}
      onClick={() =>
        mutate(
          { show_insights: !isShown },
          { onError: (error) => say(failureOf(error).message ?? t('hub.insightsFailed'), 'error') },
        )
      }
    >
      {t(isShown ? 'hub.hideInsights' : 'hub.showInsights')}
    </Button>
  );
}

/** What the organizations of a watchlist speak of, for members; who may edit it switches that here. */
export function HubInsights({ list }: { list: EpisodeList }) {
  const { t } = useTranslation();
  const isMember = isSignedIn(useSession());
  if (!list.show_insights)
    return (
      <Section id="insights" title={t('insights.nav')} aside={<InsightsSwitch list={list} />}>
        <p className={hub['none']}>{t('hub.insightsOff')}</p>
      </Section>
    );
  if (!isMember)
    return (
      <Section id="insights" title={t('insights.title')}>
        <p>{t('hub.signInInsights')}</p>
      </Section>
    );
  return (
    <>
      <InsightsSection of={{ list_uuid: list.uuid }} />
      {list.may.edit ? <InsightsSwitch list={list} /> : null}
    </>
  );
}

import type { EpisodeList } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { InsightsSection } from '../../../features/insight/insights-section.tsx';
import { useSession } from '../../../session/get-session.api.ts';
import { isSignedIn } from '../../../session/is-signed-in.ts';
import { Section } from '../../../ui/page/section.tsx';

/** What the organizations of a watchlist speak of; for members. */
export function HubInsights({ list }: { list: EpisodeList }) {
  const { t } = useTranslation();
  if (isSignedIn(useSession())) return <InsightsSection of={{ list_uuid: list.uuid }} />;
  return (
    <Section id="insights" title={t('insights.title')}>
      <p>{t('hub.signInInsights')}</p>
    </Section>
  );
}

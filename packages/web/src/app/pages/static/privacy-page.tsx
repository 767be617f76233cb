import { useTranslation } from 'react-i18next';
import { TextPage } from './text-page.tsx';

/** What is kept of a person and where it goes. Whoever changes either changes these words. */
export function PrivacyPage() {
  const { t } = useTranslation();
  return (
    <TextPage
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      passages={[
        {
          title: t('privacy.keptTitle'),
          paragraphs: [
            t('privacy.keptVisitor'),
            t('privacy.keptAccount'),
            t('privacy.keptUse'),
            t('privacy.keptMail'),
          ],
        },
        { title: t('privacy.browserTitle'), paragraphs: [t('privacy.browser')] },
        {
          title: t('privacy.leavesTitle'),
          paragraphs: [t('privacy.leaves'), t('privacy.leavesBrowser'), t('privacy.leavesConfigured')],
        },
        { title: t('privacy.whoTitle'), paragraphs: [t('privacy.who')] },
        { title: t('privacy.longTitle'), paragraphs: [t('privacy.long')] },
        { title: t('privacy.rightsTitle'), paragraphs: [t('privacy.rights')], contact: true },
      ]}
    />
  );
}

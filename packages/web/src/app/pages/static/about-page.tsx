import { useTranslation } from 'react-i18next';
import { TextPage } from './text-page.tsx';

export function AboutPage() {
  const { t } = useTranslation();
  return (
    <TextPage
      title={t('about.title')}
      lead={t('about.lead')}
      passages={[
        { title: t('about.whatTitle'), paragraphs: [t('about.what')] },
        { title: t('about.sourcesTitle'), paragraphs: [t('about.sources'), t('about.sourcesLimit')] },
        { title: t('about.runTitle'), paragraphs: [t('about.run')] },
        { title: t('about.contactTitle'), paragraphs: [t('about.contact')], contact: true },
      ]}
    />
  );
}

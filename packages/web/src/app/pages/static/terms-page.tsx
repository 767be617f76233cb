import { useTranslation } from 'react-i18next';
import { TextPage } from './text-page.tsx';

export function TermsPage() {
  const { t } = useTranslation();
  return (
    <TextPage
      title={t('terms.title')}
      lead={t('terms.lead')}
      passages={[
        { title: t('terms.serviceTitle'), paragraphs: [t('terms.service')] },
        { title: t('terms.accountTitle'), paragraphs: [t('terms.account')] },
        { title: t('terms.addTitle'), paragraphs: [t('terms.add')] },
        { title: t('terms.sourcesTitle'), paragraphs: [t('terms.sources')] },
        { title: t('terms.adviceTitle'), paragraphs: [t('terms.advice')] },
        { title: t('terms.fairTitle'), paragraphs: [t('terms.fair')] },
        { title: t('terms.liabilityTitle'), paragraphs: [t('terms.liability')] },
        { title: t('terms.changesTitle'), paragraphs: [t('terms.changes')], contact: true },
      ]}
    />
  );
}

import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { GuideView } from '../../../features/developers/guide-view.tsx';
import { usePageTitle } from '../../../ui/page/page-title.ts';

/** One guide for developers. */
export function ApiDocPage() {
  const { t } = useTranslation();
  const { _splat: file = '' } = useParams({ from: '/api-docs/$' });
  usePageTitle(t('developers.title'));
  return (
    <GuideView
      file={file}
      tools={
        <>
          <Link to="/developers">{t('developers.allGuides')}</Link>
          <a href="/v2/openapi.json">{t('developers.openapi')}</a>
        </>
      }
    />
  );
}

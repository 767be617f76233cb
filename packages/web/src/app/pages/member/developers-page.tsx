import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { GuideView } from '../../../features/developers/guide-view.tsx';
import { usePageTitle } from '../../../ui/page/page-title.ts';

/** The index of the guides for developers, beside the description of the API that programs read. */
export function DevelopersPage() {
  const { t } = useTranslation();
  usePageTitle(t('developers.title'));
  return (
    <GuideView
      file=""
      tools={
        <>
          <span>{t('developers.title')}</span>
          <a href="/v2/openapi.json">{t('developers.openapi')}</a>
          <Link to="/developers/gallery">{t('developers.gallery')}</Link>
        </>
      }
    />
  );
}

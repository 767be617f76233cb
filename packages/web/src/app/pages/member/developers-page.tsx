import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { GuideView } from '../../../features/developers/guide-view.tsx';
import { useSession } from '../../../session/get-session.api.ts';
import { isSignedIn } from '../../../session/is-signed-in.ts';
import { usePageTitle } from '../../../ui/page/page-title.ts';

/** The index of the guides for developers, beside the description of the API that programs read. */
export function DevelopersPage() {
  const { t } = useTranslation();
  usePageTitle(t('developers.title'));
  const isVisitor = !isSignedIn(useSession());
  return (
    <GuideView
      file=""
      tools={
        <>
          <span>{t('developers.title')}</span>
          <a href="/v2/openapi.json">{t('developers.openapi')}</a>
          {isVisitor ? (
            <Link to="/enter">{t('developers.signIn')}</Link>
          ) : (
            <Link to="/developers/gallery">{t('developers.gallery')}</Link>
          )}
        </>
      }
    />
  );
}

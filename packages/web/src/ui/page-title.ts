import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the window after the page. */
export function usePageTitle(page: string | null): void {
  const { t } = useTranslation();
  const brand = t('brand.name');
  useEffect(() => {
    document.title = page ? t('page.title', { page, brand }) : brand;
  }, [page, brand, t]);
}

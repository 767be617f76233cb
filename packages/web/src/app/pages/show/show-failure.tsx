import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../ui/page/page.store.ts';
import { LoadFailed } from '../load-failed.tsx';

/** The page of a show that could not be loaded. */
export function ShowFailure({ query }: Pick<ComponentProps<typeof LoadFailed>, 'query'>) {
  const { t } = useTranslation();
  usePage({ title: t('podcast.title') });
  return <LoadFailed query={query} />;
}

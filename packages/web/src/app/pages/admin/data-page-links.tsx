import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../../../features/administration/choice-links.tsx';

/** The data pages: of items by kind, then of what is kept beside them. */
const dataPages = [
  { path: '/admin/media', name: 'all' },
  { path: '/admin/episode', name: 'episode' },
  { path: '/admin/youtubevideo', name: 'youtubevideo' },
  { path: '/admin/article', name: 'article' },
  { path: '/admin/document', name: 'document' },
  { path: '/admin/node/edit', name: 'node' },
  { path: '/admin/person', name: 'person' },
  { path: '/admin/podcast', name: 'podcast' },
  { path: '/admin/hub', name: 'hub' },
] as const;

/** From one data page to another. */
export function DataPageLinks({ current }: { current: (typeof dataPages)[number]['name'] }) {
  const { t } = useTranslation();
  return (
    <ChoiceLinks label={t('keptItems.kinds')}>
      {dataPages.map(({ path, name }) => (
        <Link key={name} to={path} aria-current={name === current ? 'page' : undefined}>
          {t(`dataPage.${name}`)}
        </Link>
      ))}
    </ChoiceLinks>
  );
}

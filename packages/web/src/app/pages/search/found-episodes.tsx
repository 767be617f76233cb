import { useTranslation } from 'react-i18next';
import { DirectoryEpisodeRow } from '../../../features/home-search/directory-entry.tsx';
import type { FoundEpisode } from '../../../features/home-search/merge-results.ts';
import { LibraryRow } from '../../../features/library/library-row.tsx';
import { Section } from '../../../ui/page/section.tsx';

/** The episodes that were found, newest first, wherever they are. */
export function FoundEpisodes({ episodes }: { episodes: readonly FoundEpisode[] }) {
  const { t } = useTranslation();
  return (
    <Section title={t('homeSearch.episodes')}>
      <ul>
        {episodes.map((found) =>
          found.at === 'library' ? (
            <LibraryRow key={found.entry.uuid} item={found.entry} level={3} />
          ) : (
            <DirectoryEpisodeRow key={found.entry.slug} episode={found.entry} />
          ),
        )}
      </ul>
    </Section>
  );
}

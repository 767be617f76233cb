import { type FollowedPodcast, limits, pathOf } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { cardTitle, truncate } from '../../format/text.ts';
import { useFollowing } from '../../session/get-following.api.ts';
import { SideList, SideListRow, SideListRows } from '../../ui/list/side-list.tsx';
import { useNewest } from './api/newest.api.ts';

function PodcastRow({ podcast: { slug, name } }: { podcast: FollowedPodcast }) {
  const { data: newest } = useNewest(slug);
  const date = newest?.release_date ? shortDate(newest.release_date) : null;
  return (
    <SideListRow
      title={
        <Link to="/pod/$id" params={{ id: slug }} title={name}>
          {truncate(name, limits.podcastNameMax)}
        </Link>
      }
      facts={[
        { key: 'newest', node: newest ? <Link to={pathOf(newest)}>{cardTitle(newest.title)}</Link> : null },
        { key: 'date', node: date },
      ]}
    />
  );
}

/** The podcasts that the person follows, each with what it published last. Nothing for whoever follows none. */
export function FollowingList() {
  const { t } = useTranslation();
  const podcasts = useFollowing().data?.podcasts.slice(0, limits.homePodcastsShown) ?? [];
  if (podcasts.length === 0) return null;
  return (
    <SideList title={t('shelf.following')}>
      <SideListRows>
        {podcasts.map((podcast) => (
          <PodcastRow key={podcast.uuid} podcast={podcast} />
        ))}
      </SideListRows>
    </SideList>
  );
}

import { limits, pathOfShow, type Tag } from '@ecco/contract';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { truncate } from '../../format/text.ts';
import { Monogram } from '../../ui/text/monogram.tsx';
import { TextLines } from '../../ui/text/text-lines.tsx';
import classes from './tag.module.css';

const podcastsShown = 6;

function TagRow({ tag }: { tag: Tag }) {
  const { t } = useTranslation();
  const { slug, label, podcasts } = tag;
  const count = podcasts.length;
  return (
    <li className={classes['row']}>
      <div>
        <h2 className={classes['label']}>
          <Link to="/tag/$id" params={{ id: slug }}>
            {truncate(label, limits.categoryLabelMax)}
          </Link>
        </h2>
        <p className={classes['count']}>{t('tags.podcasts', { count })}</p>
      </div>
      <ul className={classes['podcasts']} aria-label={label}>
        {podcasts.slice(0, podcastsShown).map((podcast) => (
          <li key={podcast.uuid}>
            <Monogram name={podcast.name} image={podcast.thumbnail_url ?? podcast.image_url} size={40} />
            <Link to={pathOfShow(podcast)}>{podcast.name}</Link>
          </li>
        ))}
        {count > podcastsShown ? (
          <li className={classes['all']}>
            <Link to="/tag/$id" params={{ id: slug }} aria-label={t('tags.all', { count, label })}>
              {t('tags.allShort', { count })}
            </Link>
          </li>
        ) : null}
      </ul>
    </li>
  );
}

/** Tags, each with its podcasts. */
export function TagList({ tags }: { tags: readonly Tag[] }) {
  return (
    <ul className={classes['tags']}>
      {tags.map((tag) => (
        <TagRow key={tag.slug} tag={tag} />
      ))}
    </ul>
  );
}

const tagsOnTheirWay = [0, 1, 2, 3, 4];
const podcastsOnTheirWay = [0, 1, 2];

/** Tags that are on their way. */
export function TagListSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="visually-hidden">{t('item.loading')}</span>
      {tagsOnTheirWay.map((tag) => (
        <div key={tag} className={classes['row']}>
          <TextLines widths={[tag % 2 ? 48 : 64, 36]} />
          <ul className={classes['podcasts']} aria-hidden="true">
            {podcastsOnTheirWay.map((podcast) => (
              <li key={podcast}>
                <Skeleton width={40} height={40} radius={8} />
                <Skeleton width="55%" height={14} radius={4} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

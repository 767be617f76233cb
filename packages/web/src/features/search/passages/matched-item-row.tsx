import { limits, pathOf } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDateOf } from '../../../format/date.ts';
import { shownTitle, truncate } from '../../../format/text.ts';
import { AlsoAt } from '../../../ui/citation/also-at.tsx';
import { MetaLine } from '../../../ui/text/meta-line.tsx';
import { keyOfResult } from '../match-place.ts';
import { HitStrip } from './hit-strip.tsx';
import type { PassageGroup } from './passage-groups.ts';
import { type HitActions, PassageRow } from './passage-row.tsx';
import classes from './passages.module.css';

const shownAtFirst = 2;
const organizationsShown = 3;

type Props = {
  found: PassageGroup;
  actions: HitActions;
  /** It arrived since the person looked last. */
  isNew: boolean;
  /** Of its heading. */
  level?: 2 | 3;
};

/** An item, and the best that was found in it; the rest when asked for. */
export function MatchedItemRow({
  found: { best, date, also_at, count, strip, hits },
  actions,
  isNew,
  level = 2,
}: Props) {
  const Heading = `h${level}` as const;
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = all ? hits : hits.slice(0, shownAtFirst);
  const path = pathOf({ kind: best.content_type, slug: best.slug, uuid: best.parent_uuid });
  const title = shownTitle(best.title) || t('library.untitled');
  return (
    <li className={classes['item']}>
      <div className={classes['head']}>
        <Heading className={classes['title']}>
          <Link to={path} search={{ search: actions.query }}>
            {title}
          </Link>
          {isNew ? <span className={classes['new']}>{t('savedSearches.newItem')}</span> : null}
        </Heading>
        <span className={classes['hits']}>
          <span>{t('searching.hits', { count })}</span>
          <HitStrip places={strip} />
        </span>
      </div>
      <MetaLine
        parts={[
          { key: 'kind', node: t(`kindOne.${best.content_type}`) },
          { key: 'podcast', node: best.podcast && truncate(best.podcast.name, limits.searchPodcastNameMax) },
          { key: 'date', node: shortDateOf(date) ?? t('meta.dateNotKnown') },
          {
            key: 'organizations',
            node: best.organizations
              .slice(0, organizationsShown)
              .map(({ name }) => name)
              .join(', '),
          },
        ]}
      />
      <AlsoAt items={also_at} />
      <ul>
        {shown.map((hit) => (
          <PassageRow key={keyOfResult(hit.result)} hit={hit} actions={actions} />
        ))}
      </ul>
      {hits.length > shown.length ? (
        <button type="button" className={classes['more']} onClick={() => setAll(true)}>
          {t('searching.moreHere', { count: hits.length - shown.length })}
        </button>
      ) : null}
      {count > hits.length && (all || hits.length <= shownAtFirst) ? (
        <Link className={classes['more']} to={path} search={{ search: actions.query }}>
          {t('searching.allHere', { count })}
        </Link>
      ) : null}
    </li>
  );
}

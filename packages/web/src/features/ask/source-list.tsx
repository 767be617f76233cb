import { type AnswerSource, limits, pathOf } from '@ecco/contract';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { cardTitle, shownTitle, truncate } from '../../format/text.ts';
import { AlsoAt } from '../../ui/citation/also-at.tsx';
import { PlaceLink, rangeLabel } from '../../ui/citation/place-link.tsx';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import { useHighlight } from './highlight.context.ts';
import { numberedSources } from './source-numbers.ts';
import { sourcePlaceHref } from './source-place.ts';
import classes from './sources.module.css';

const placesShown = 4;

/** The places of a source by how they are written: several on one page are one, the best of them. */
function placesByLabel(t: TFunction, { source_items }: AnswerSource) {
  const labeled = source_items.toReversed().map((place) => [rangeLabel(t, place), place] as const);
  return [...new Map(labeled)].toReversed();
}

function Places({ source }: { source: AnswerSource }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const places = placesByLabel(t, source);
  const hidden = places.length - placesShown;
  return (
    <p className={classes['places']}>
      {places.slice(0, all ? places.length : placesShown).map(([text, place]) => (
        <PlaceLink
          key={text}
          href={sourcePlaceHref(source, place)}
          text={text}
          label={t('ask.openAt', { title: cardTitle(source.title), place: text })}
        />
      ))}
      {hidden > 0 ? (
        <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('ask.fewerPlaces') : t('ask.morePlaces', { count: hidden })}
        </button>
      ) : null}
    </p>
  );
}

function SourceEntry({ number, source }: { number: number; source: AnswerSource }) {
  const { t } = useTranslation();
  const entry = useRef<HTMLLIElement>(null);
  const { lit, light } = useHighlight();
  const isLit = lit === source.uuid;
  const date = source.release_date && shortDate(source.release_date);
  useEffect(() => {
    if (isLit && !entry.current?.matches(':hover, :focus-within'))
      entry.current?.scrollIntoView({ block: 'nearest' });
  }, [isLit]);
  const [best] = source.source_items;
  const href = best
    ? sourcePlaceHref(source, best)
    : pathOf({ kind: source.content_type, slug: source.slug, uuid: source.uuid });
  return (
    <li
      ref={entry}
      data-lit={isLit || undefined}
      onMouseEnter={() => light(source.uuid)}
      onMouseLeave={() => light(null)}
      onFocus={() => light(source.uuid)}
      onBlur={() => light(null)}
    >
      <span className={classes['number']}>{number}</span>
      <div>
        <a className={classes['title']} href={href} target="_blank" rel="noopener">
          {shownTitle(source.title) || t('library.untitled')}
        </a>
        <MetaLine
          parts={[
            { key: 'kind', node: source.podcast === null ? t(`kindOne.${source.content_type}`) : null },
            {
              key: 'show',
              node: source.podcast && truncate(source.podcast.name, limits.searchPodcastNameMax),
            },
            { key: 'date', node: date && <time dateTime={source.release_date ?? ''}>{date}</time> },
          ]}
        />
        <Places source={source} />
        <AlsoAt items={source.also_at} />
      </div>
    </li>
  );
}

type Props = { sources: Readonly<Record<string, AnswerSource>> };

/** What an answer rests on, numbered as its citations are. */
export function SourceList({ sources }: Props) {
  return (
    <div className={classes['sources']}>
      <ol>
        {numberedSources({ sources }).map((entry) => (
          <SourceEntry key={entry.source.uuid} {...entry} />
        ))}
      </ol>
    </div>
  );
}

import type { Answer } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { shownSpeaker } from '../../format/speaker.ts';
import { cardTitle, quoted } from '../../format/text.ts';
import { PlaceChip } from '../../ui/citation/place-chip.tsx';
import { PlaceLink, rangeLabel } from '../../ui/citation/place-link.tsx';
import { MarkedText } from '../../ui/text/marked-text.tsx';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import classes from './answer.module.css';
import { nearestPlaces, sourcePlace, sourcePlaceHref } from './source-place.ts';

const mostShown = 3;

/** Which words say that nothing answers, by what was asked. */
const nothingTitles = {
  library: 'ask.nothingTitle',
  item: 'ask.nothingItemTitle',
  list: 'ask.nothingListTitle',
  organisations: 'ask.nothingOrganizationsTitle',
} as const;

/** Where nothing answers: the places that come closest, called just that. */
export function ClosestPassages({ answer: { scope, sources, graph } }: { answer: Answer }) {
  const { t } = useTranslation();
  const isInside = scope.kind === 'item';
  const [Title, Part] = isInside ? (['h3', 'h4'] as const) : (['h2', 'h3'] as const);
  const asksMeeting = graph?.asks === 'meeting';
  const passages = nearestPlaces(Object.values(sources), mostShown);
  return (
    <section className={classes['closest']} aria-label={t('ask.closest')}>
      <Title>
        {t(asksMeeting ? 'ask.noMeetingTitle' : nothingTitles[scope.kind], { title: scope.title ?? '' })}
      </Title>
      <p className={classes['note']}>{t(asksMeeting ? 'ask.noMeetingText' : 'ask.nothingText')}</p>
      {passages.length > 0 ? (
        <>
          <Part className={classes['part']}>{t('ask.closest')}</Part>
          <p className={classes['note']}>{t('ask.closestNote')}</p>
          <ul className={classes['passages']}>
            {passages.map(({ source, place }) => {
              const title = cardTitle(source.title);
              const range = rangeLabel(t, place);
              return (
                <li key={`${source.uuid}/${place.segment_id}`}>
                  <MetaLine
                    parts={[
                      { key: 'speaker', node: shownSpeaker(place.speaker) },
                      { key: 'title', node: isInside ? null : title },
                      {
                        key: 'date',
                        node: isInside || !source.release_date ? null : shortDate(source.release_date),
                      },
                    ]}
                  />
                  <blockquote>
                    <MarkedText text={quoted(place.text)} phrases={place.highlights} />
                  </blockquote>
                  {isInside ? (
                    <PlaceChip place={sourcePlace(source, place)} />
                  ) : (
                    <PlaceLink
                      href={sourcePlaceHref(source, place)}
                      text={range}
                      label={t('ask.openAt', { title, place: range })}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
    </section>
  );
}

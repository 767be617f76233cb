import { type InsightEvent, limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { quoted, shownTitle, truncate } from '../../format/text.ts';
import { useSession } from '../../session/get-session.api.ts';
import { citedPlace, placeLabel } from '../../ui/citation/place.ts';
import { PlaceLink } from '../../ui/citation/place-link.tsx';
import { copyWords } from '../../ui/overlay/copy-text.ts';
import { DialogActions } from '../../ui/overlay/dialog.tsx';
import { ClaimTheme } from './claim-theme.tsx';
import { type InsightOrigin, insightHref } from './insight-href.ts';
import classes from './insights.module.css';

type Props = {
  titleId: string;
  title: string;
  /** How often it was said, and how that moved. */
  lead: string;
  /** The organization that said it; null where several did. */
  origin: InsightOrigin;
  /** Of all of them, for those who may change it; null where it is not known. */
  theme: number | null;
  query: Pick<UseQueryResult<InsightEvent[]>, 'data' | 'isPending' | 'isError' | 'refetch'>;
  onClose: () => void;
};

/** The source's own words: those of a claim are tidied for reading, and would be nobody's in quotation marks. */
const plainQuote = ({ citation, speaker, content_title, event_ts }: InsightEvent): string =>
  `${quoted(citation.source_text)}\n${[speaker, content_title, shortDate(event_ts)].filter(Boolean).join(', ')}`;

/** What was said of a theme, each with where it stands, and all of it to copy. */
export function QuotesView({ titleId, title, lead, origin, theme, query, onClose }: Props) {
  const { t } = useTranslation();
  const { data: events, isPending, isError, refetch } = query;
  const quotes = events ?? [];
  return (
    <div className={classes['dialog']}>
      <h2 id={titleId}>{title}</h2>
      <p>{lead}</p>
      {isPending ? <p role="status">{t('insights.loading')}</p> : null}
      {isError ? (
        <p role="alert">
          {t('insights.failed')}{' '}
          <button type="button" className={classes['again']} onClick={() => void refetch()}>
            {t('insights.reload')}
          </button>
        </p>
      ) : null}
      {events && events.length === 0 ? <p>{t('insights.noQuotes')}</p> : null}
      {quotes.length > 0 ? (
        <ol className={classes['quotes']}>
          {quotes.map((event) => (
            <Quote key={event.insight_id} event={event} origin={origin} theme={theme} />
          ))}
        </ol>
      ) : null}
      <DialogActions>
        <Button
          variant="default"
          leftSection={<IconCopy size={16} stroke={1.6} aria-hidden="true" />}
          disabled={quotes.length === 0}
          onClick={() =>
            void copyWords(quotes.map(plainQuote).join('\n\n'), {
              done: t('insights.copied'),
              failed: t('insights.copyFailed'),
            })
          }
        >
          {t('insights.copy')}
        </Button>
        <Button onClick={onClose}>{t('insights.close')}</Button>
      </DialogActions>
    </div>
  );
}

type QuoteProps = Pick<Props, 'origin' | 'theme'> & { event: InsightEvent };

function Quote({ event, origin, theme }: QuoteProps) {
  const { t } = useTranslation();
  const mayChange = useSession()?.role === 'admin' && theme !== null;
  const place = placeLabel(t, citedPlace(event.citation));
  const title = truncate(shownTitle(event.content_title), limits.insightTitleMax) || t('library.untitled');
  return (
    <li>
      <blockquote>{quoted(event.citation.source_text)}</blockquote>
      <p>
        <span className={classes['tag']}>{t(`kindOne.${event.content_type}`)}</span>
        <span>{[event.speaker, title].filter(Boolean).join(' · ')}</span>
        <time dateTime={event.event_ts}>{shortDate(event.event_ts)}</time>
        <PlaceLink
          href={insightHref(event, origin)}
          text={place}
          label={t('insights.openPlace', { title, place })}
        />
      </p>
      {mayChange ? <ClaimTheme item={event.content_item_id} claim={event.insight_id} theme={theme} /> : null}
    </li>
  );
}

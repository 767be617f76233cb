import type { InsightEvent } from '@ecco/contract';
import type { InsightWindow } from '@ecco/domain';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { placeHref } from '../../format/place-href.ts';
import { shownTitle } from '../../format/text.ts';
import { citedPlace } from '../../ui/citation/cited-place.ts';
import { placeLabel } from '../../ui/citation/place-label.ts';
import { PlaceLink } from '../../ui/citation/place-link.tsx';
import { copyWords } from '../../ui/overlay/copy-text.ts';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import { useThemeInsights } from './api/insights.api.ts';
import type { OpenedCell } from './insight-grid.tsx';
import { changeWords, hoverWords, saidOf } from './insight-words.ts';
import classes from './insights.module.css';

type Props = { cell: OpenedCell | null; window: InsightWindow; onClose: () => void };

/** What an organization says of a theme, each with where it stands. */
export function InsightDialog({ cell, window, onClose }: Props) {
  const id = useId();
  return (
    <Dialog open={cell !== null} label={`${id}-title`} onClose={onClose}>
      {cell ? <Opened cell={cell} window={window} titleId={`${id}-title`} onClose={onClose} /> : null}
    </Dialog>
  );
}

const plainQuote = ({ text, speaker, content_title, event_ts }: InsightEvent): string =>
  `“${text}”\n${[speaker, content_title, shortDate(event_ts)].filter(Boolean).join(', ')}`;

function Opened({
  cell: { of, row },
  window,
  titleId,
  onClose,
}: Omit<Props, 'cell'> & { cell: OpenedCell; titleId: string }) {
  const { t } = useTranslation();
  const {
    data: events,
    isPending,
    isError,
    refetch,
  } = useThemeInsights({
    orgId: of.organization.uuid,
    themeId: row.theme_id,
    window,
  });
  const [, said] = hoverWords(t, { row, said: saidOf(of), window });
  const quotes = events ?? [];
  return (
    <div className={classes['dialog']}>
      <h2 id={titleId}>
        {t('insights.quotes', { theme: row.theme_name, organization: of.organization.name })}
      </h2>
      <p>
        {changeWords(t, row, window)}. {said}
      </p>
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
            <Quote key={event.insight_id} event={event} />
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

function Quote({ event }: { event: InsightEvent }) {
  const { t } = useTranslation();
  const title = shownTitle(event.content_title) || t('library.untitled');
  return (
    <li>
      <blockquote>{event.text}</blockquote>
      <p>
        <span className={classes['tag']}>{t(`kindOne.${event.content_type}`)}</span>
        <span>{[event.speaker, title].filter(Boolean).join(' · ')}</span>
        <time dateTime={event.event_ts}>{shortDate(event.event_ts)}</time>
        <PlaceLink
          href={placeHref(event.citation)}
          text={placeLabel(t, citedPlace(event.citation))}
          label={t('insights.openPlace', { title })}
        />
      </p>
    </li>
  );
}

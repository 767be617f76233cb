import type { RisenTheme, RisenThemes } from '@ecco/contract';
import type { TFunction } from 'i18next';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { citedPlace, placeLabel } from '../../ui/citation/place.ts';
import { PlaceLink } from '../../ui/citation/place-link.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { type TrendingRequest, useTrendingQuotes } from './api/insights.api.ts';
import { insightHref } from './insight-href.ts';
import { chanceWords, saidWords } from './insight-words.ts';
import classes from './insights.module.css';
import { QuotesView } from './quotes-view.tsx';
import { TrendMark } from './trend-mark.tsx';

const dayMs = 86_400_000;
const daysIn = ({ from, to }: Pick<RisenThemes, 'from' | 'to'>): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

type ThemeLine = { theme: RisenTheme; of: RisenThemes };

const themeTitle = (t: TFunction, { theme, of }: ThemeLine): string =>
  t('insights.quotes', {
    theme: theme.theme_name,
    organization: theme.organization?.name ?? t('insights.risen.all', { count: of.organizations }),
  });

/** "14 against 3 in the 30 days before, of which chance explains as much in 2 of 100" */
const changeOf = (t: TFunction, { theme, of }: ThemeLine): string =>
  [
    t('insights.risen.against', {
      now: theme.mention_count,
      before: theme.previous_count,
      count: daysIn(of),
    }),
    chanceWords(t, theme.chance),
  ].join(', ');

const saidBy = (t: TFunction, { said, previously_said: before }: RisenTheme): string =>
  t('insights.said', { now: saidWords(t, said), before: saidWords(t, before) });

type OpenedProps = ThemeLine & { asked: TrendingRequest; titleId: string; onClose: () => void };

function Opened({ theme, of, asked, titleId, onClose }: OpenedProps) {
  const { t } = useTranslation();
  const { from, to } = of;
  const org = theme.organization?.uuid;
  const query = useTrendingQuotes({ ...asked, from, to, themeId: theme.theme_id, ...(org && { org }) });
  return (
    <QuotesView
      titleId={titleId}
      title={themeTitle(t, { theme, of })}
      lead={`${changeOf(t, { theme, of })}. ${saidBy(t, theme)}.`}
      origin={theme.organization}
      theme={theme.theme_id}
      query={query}
      onClose={onClose}
    />
  );
}

function Line({ theme, of, onOpen }: ThemeLine & { onOpen: () => void }) {
  const { t } = useTranslation();
  const { quote } = theme;
  const place = quote && placeLabel(t, citedPlace(quote.citation));
  return (
    <li>
      <button type="button" className={classes['risenTitle']} onClick={onOpen}>
        <span className={classes['counted']}>
          <TrendMark trend="rise" /> {themeTitle(t, { theme, of })}
        </span>
      </button>
      <p>{changeOf(t, { theme, of })}</p>
      <p>{saidBy(t, theme)}</p>
      {quote && place ? (
        <>
          <q>{quote.citation.source_text}</q>
          <PlaceLink
            href={insightHref(quote, theme.organization)}
            text={`${quote.content_title}, ${place}`}
            label={t('insights.openPlace', { title: quote.content_title, place })}
          />
        </>
      ) : null}
    </li>
  );
}

type Props = {
  of: RisenThemes;
  asked: TrendingRequest;
  /** How many are shown; all where it is left out. */
  most?: number;
};

/** Themes that rose, each with how far that is beyond chance; it opens what was said of it. */
export function TrendingThemesList({ of, asked, most }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [opened, setOpened] = useState<RisenTheme | null>(null);
  return (
    <section
      className={classes['risen']}
      aria-labelledby={`${id}-head`}
      data-short={most !== undefined || undefined}
    >
      <h3 id={`${id}-head`}>{t('insights.risen.title')}</h3>
      {of.themes.length === 0 ? <p className={classes['noneRisen']}>{t('insights.risen.none')}</p> : null}
      <ul>
        {of.themes.slice(0, most).map((theme) => (
          <Line
            key={`${theme.theme_id} ${theme.organization?.uuid ?? ''}`}
            {...{ theme, of }}
            onOpen={() => setOpened(theme)}
          />
        ))}
      </ul>
      <Dialog open={opened !== null} label={`${id}-title`} onClose={() => setOpened(null)}>
        {opened ? (
          <Opened {...{ theme: opened, of, asked, titleId: `${id}-title` }} onClose={() => setOpened(null)} />
        ) : null}
      </Dialog>
    </section>
  );
}

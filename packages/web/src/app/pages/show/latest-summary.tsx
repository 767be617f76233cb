import { type Glance, limits, pathOf } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CitedList } from '../../../features/summary/cited-sentences.tsx';
import { shortDate } from '../../../format/date.ts';
import { cardTitle, truncate } from '../../../format/text.ts';
import { CitationLayer } from '../../../ui/citation/citation-layer.tsx';
import { NumberingContext, numberCitations } from '../../../ui/citation/numbering.ts';
import { JumpProvider } from '../../../ui/citation/place.context.ts';
import { useOpenPlace } from '../../../ui/citation/use-open-place.ts';
import { Section } from '../../../ui/page/section.tsx';
import classes from './show-page.module.css';

/** Its sentences, each with the marks that lead to where they are said. */
function SummaryText({ glance: { tldr } }: { glance: Glance }) {
  const open = useOpenPlace();
  const numbers = useMemo(() => numberCitations(tldr), [tldr]);
  return (
    <JumpProvider value={open}>
      <NumberingContext value={numbers}>
        <CitationLayer>
          <div className={classes['glance']}>
            <CitedList sentences={tldr} />
          </div>
        </CitationLayer>
      </NumberingContext>
    </JumpProvider>
  );
}

/** The newest item that has a summary, at a glance. */
export function LatestSummary({ title, glance }: { title: string; glance: Glance | null }) {
  const { t } = useTranslation();
  if (glance === null)
    return (
      <Section title={title}>
        <p className={classes['none']}>{t('show.noLatest')}</p>
      </Section>
    );
  const { item, tldr } = glance;
  const date = item.release_date && shortDate(item.release_date);
  return (
    <Section title={title} aside={date ? <span className={classes['aside']}>{date}</span> : null}>
      <h3 className={classes['latest']}>
        <Link to={pathOf(item)}>{cardTitle(item.title) || t('library.untitled')}</Link>
      </h3>
      {tldr.length > 0 ? (
        <SummaryText glance={glance} />
      ) : (
        <p className={classes['none']}>{truncate(item.one_liner ?? '', limits.summaryExcerpt)}</p>
      )}
    </Section>
  );
}

import { limits, type NarratedPage } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CitedList } from './cited-sentences.tsx';
import classes from './summary.module.css';

type Props = {
  pages: readonly NarratedPage[];
  /** The page that is open beside. */
  current: number;
  onPage: (page: number) => void;
  /** Whether words are told elsewhere on the page, and so not here. */
  isTold?: (text: string) => boolean;
};

type WordsProps = Required<Pick<Props, 'isTold'>> & Pick<NarratedPage, 'narration'>;

/** What a page says that stands nowhere else. */
function PageWords({ narration, isTold }: WordsProps) {
  const { t } = useTranslation();
  const own = narration.filter(({ text }) => !isTold(text));
  if (own.length === 0) {
    const words = narration.length > 0 ? 'narration.toldAbove' : 'narration.nothing';
    return <p className={classes['nothing']}>{t(words)}</p>;
  }
  return (
    <div className={classes['prose']}>
      <p className={classes['narrator']}>{t('narration.by')}</p>
      <CitedList sentences={own} />
    </div>
  );
}

const step = limits.summaryItemsShown;

/** A document narrated page by page; the page that is open beside is always among those that are shown. */
export function NarrationList({ pages, current, onPage, isTold = () => false }: Props) {
  const { t } = useTranslation();
  const [input, setAsked] = useState<number>(step);
  const shown = Math.max(input, current);
  if (pages.length === 0) return <p className={classes['nothing']}>{t('narration.none')}</p>;
  return (
    <>
      <ol className={classes['pages']}>
        {pages.slice(0, shown).map(({ page, title, narration }) => (
          <li key={page} data-page={page} aria-current={page === current ? 'location' : undefined}>
            <h3>
              <button type="button" aria-label={t('narration.goTo', { page })} onClick={() => onPage(page)}>
                {t('transcript.page', { page })}
              </button>
              {title ? <span>{title}</span> : null}
            </h3>
            <PageWords narration={narration} isTold={isTold} />
          </li>
        ))}
      </ol>
      {shown < pages.length ? (
        <div className={classes['more']}>
          <Button variant="default" onClick={() => setAsked(shown + step)}>
            {t('summary.loadMore')}
          </Button>
          <Button variant="subtle" onClick={() => setAsked(pages.length)}>
            {t('summary.showAll')} ({pages.length})
          </Button>
        </div>
      ) : null}
    </>
  );
}

import type { PaperSubject } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { placeHref } from '../../format/place-href.ts';
import classes from './paper-line.module.css';

/** What the agenda of the meeting calls the matter, as a link to where that stands in it. */
export function PaperLine({ paper: { number, title, citation } }: { paper: PaperSubject }) {
  const { t } = useTranslation();
  return (
    <p className={classes['paper']}>
      {t('proceedings.paper', { number })}{' '}
      <a href={placeHref(citation)} title={citation.item.title}>
        {title}
      </a>
    </p>
  );
}

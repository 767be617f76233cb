import type { Segment } from '@ecco/contract';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { clock } from '../../format/time.ts';
import classes from './print.module.css';

type Props = {
  lines: readonly Segment[];
  /** The line before the first, to know whether the speaker or the page changes. */
  before: Segment | undefined;
  nameOf: (speaker: string | null) => string | null;
};

/** A run of lines. Runs that are there already are not drawn again when another comes. */
export const PrintedLines = memo(function PrintedLines({ lines, before, nameOf }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes['run']}>
      {lines.map((line, at) => {
        const last = at === 0 ? before : lines[at - 1];
        const page = line.page_number !== last?.page_number ? line.page_number : null;
        const name = line.speaker_label === last?.speaker_label ? null : nameOf(line.speaker);
        return (
          <div key={line.id} className={classes['line']}>
            {page === null ? null : <h3>{t('transcript.page', { page })}</h3>}
            {line.start_ms === null ? null : <time>{clock(line.start_ms / 1_000)}</time>}
            <p>
              {name === null ? null : <strong>{name}: </strong>}
              {line.text}
            </p>
          </div>
        );
      })}
    </div>
  );
});

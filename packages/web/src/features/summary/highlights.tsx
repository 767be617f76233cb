import type { Highlight } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quoted } from '../../format/text.ts';
import { placeOf } from '../../ui/citation/place.ts';
import { PlaceChip } from '../../ui/citation/place-chip.tsx';
import classes from './summary.module.css';

type Props = { highlights: readonly Highlight[]; nameOf: (speaker: string | null) => string | null };

const shownAtFirst = 3;

/** Quotations worth passing on, each with who said it and where. */
export function Highlights({ highlights, nameOf }: Props) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = all ? highlights : highlights.slice(0, shownAtFirst);
  return (
    <>
      <ul className={classes['highlights']}>
        {shown.map((highlight) => (
          <li key={highlight.id}>
            <blockquote>{quoted(highlight.text)}</blockquote>
            <p>
              {nameOf(highlight.speaker)}
              <PlaceChip place={placeOf(highlight)} />
            </p>
          </li>
        ))}
      </ul>
      {all || highlights.length <= shownAtFirst ? null : (
        <div className={classes['more']}>
          <Button variant="default" onClick={() => setAll(true)}>
            {t('summary.showAll')} ({highlights.length})
          </Button>
        </div>
      )}
    </>
  );
}

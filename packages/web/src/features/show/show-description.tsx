import { limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { truncate } from '../../format/text.ts';
import { LinkedText } from '../../ui/text/linked-text.tsx';
import classes from './show.module.css';

/** What a show says of itself: short at first where that is long. */
export function ShowDescription({ text }: { text: string }) {
  const { t } = useTranslation();
  const [whole, setWhole] = useState(false);
  return (
    <div className={classes['description']}>
      <p>
        <LinkedText text={whole ? text : truncate(text, limits.descriptionMax)} />
      </p>
      {text.length > limits.descriptionMax ? (
        <Button variant="default" size="compact-sm" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {t(whole ? 'show.less' : 'show.more')}
        </Button>
      ) : null}
    </div>
  );
}

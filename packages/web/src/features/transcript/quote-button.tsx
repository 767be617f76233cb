import { Button } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './transcript.module.css';
import { type SelectedQuote, useSelectedQuote } from './use-selected-quote.ts';

type Props = {
  list: RefObject<HTMLElement | null>;
  onQuote: (parts: SelectedQuote['parts']) => void;
};

/** Stands beside words that a reader has marked, and copies them as a quote. */
export function QuoteButton({ list, onQuote }: Props) {
  const { t } = useTranslation();
  const selected = useSelectedQuote(list);
  if (!selected) return null;
  return (
    <div className={classes['quote']} style={{ left: selected.left, top: selected.top }}>
      <Button
        size="compact-sm"
        leftSection={<IconQuote size={16} stroke={1.6} />}
        // The press would take away what is marked.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onQuote(selected.parts)}
      >
        {t('quote.copy')}
      </Button>
    </div>
  );
}

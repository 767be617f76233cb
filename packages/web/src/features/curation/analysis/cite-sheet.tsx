import type { Summary } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quoted } from '../../../format/text.ts';
import { placeLabel, placeOf } from '../../../ui/citation/place.ts';
import { SearchBox } from '../../../ui/field/search-box.tsx';
import { SideSheet } from '../../../ui/overlay/side-sheet.tsx';
import { useMatchingLines } from '../api/find-lines.api.ts';
import classes from './analysis.module.css';
import { type Citable, type CitedItem, citableOfSummary, citableResults } from './citable.ts';

type Insert = (cited: Citable, how: 'quote' | 'place') => void;

function Place({ cited, onInsert }: { cited: Citable; onInsert: Insert }) {
  const { t } = useTranslation();
  const label = placeLabel(t, placeOf(cited));
  return (
    <li>
      <p>{cited.isQuote ? quoted(cited.text) : cited.text}</p>
      <p className={classes['quiet']}>{cited.speaker ? `${cited.speaker} · ${label}` : label}</p>
      <div className={classes['insertions']}>
        <Button
          size="compact-sm"
          aria-label={t('analysis.insertQuoteOf', { place: label })}
          onClick={() => onInsert(cited, 'quote')}
        >
          {t('analysis.insertQuote')}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('analysis.insertPlaceOf', { place: label })}
          onClick={() => onInsert(cited, 'place')}
        >
          {t('analysis.insertPlace')}
        </Button>
      </div>
    </li>
  );
}

type InsideProps = { item: CitedItem; summary: Summary; onInsert: Insert };

function Inside({ item, summary, onInsert }: InsideProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const query = useDeferredValue(words.trim());
  const { data } = useMatchingLines(item, query);
  const places = query === '' ? citableOfSummary(item, summary) : citableResults(item, data?.results ?? []);
  return (
    <div className={classes['cites']}>
      <SearchBox
        label={t('analysis.citeSearch')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {places.length === 0 ? <p className={classes['quiet']}>{t('analysis.citeNone')}</p> : null}
      <ul>
        {places.map((cited) => (
          <Place key={`${cited.segment_id} ${cited.text}`} cited={cited} onInsert={onInsert} />
        ))}
      </ul>
    </div>
  );
}

type Props = InsideProps & { open: boolean; onClose: () => void };

/** Places of the source to cite: what the summary rests on, and what is searched for in the transcript. */
export function CiteSheet({ open, onClose, ...inside }: Props) {
  const { t } = useTranslation();
  return (
    <SideSheet
      open={open}
      title={t('analysis.cite')}
      closeLabel={t('analysis.closeCite')}
      side="right"
      width="settings"
      onClose={onClose}
    >
      <Inside {...inside} />
    </SideSheet>
  );
}

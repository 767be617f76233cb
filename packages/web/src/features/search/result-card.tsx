import type { SearchResult } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkedText } from '../../ui/text/marked-text.tsx';
import { matchPlace } from './match-place.ts';
import { shownPlace } from './range-of-result.ts';
import classes from './search.module.css';

type SpeakerNameProps = { shown: string; onRename: (name: string) => void };

/** A speaker's name that becomes a field on click; Enter or leaving it keeps the name on this device. */
function SpeakerName({ shown, onRename }: SpeakerNameProps) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  if (!editing) {
    return (
      <button
        type="button"
        className={classes['name']}
        aria-label={t('search.renameSpeaker', { speaker: shown })}
        onClick={() => setEditing(true)}
      >
        {shown}
      </button>
    );
  }
  return (
    <input
      className={classes['nameField']}
      aria-label={t('search.renameSpeaker', { speaker: shown })}
      defaultValue={shown}
      ref={(field) => field?.focus()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setEditing(false);
      }}
      onBlur={(event) => {
        onRename(event.currentTarget.value);
        setEditing(false);
      }}
    />
  );
}

type Props = {
  result: SearchResult;
  number: number;
  name: string | null;
  selected: boolean;
  /** Whether the reader is shown how well it matches. */
  scored: boolean;
  onSelect: () => void;
  onShare: () => void;
  onRename: (name: string) => void;
};

/** One hit on the timeline of an item. */
export function ResultCard(props: Props) {
  const { result, number, name, selected, scored, onSelect, onShare, onRename } = props;
  const { t } = useTranslation();
  const source = matchPlace(t, result);
  const place = shownPlace(t, result);
  return (
    <li className={classes['card']} data-selected={selected || undefined}>
      <div className={classes['cardHead']}>
        <span>
          {name === null ? (
            t('search.resultPlain', { number })
          ) : (
            <>
              {t('search.result', { number, speaker: '' })}
              <SpeakerName shown={name} onRename={onRename} />
            </>
          )}
          {source === null ? null : ` · ${source}`}
          {scored
            ? ` · ${t('words.score', { score: result.score.toLocaleString('en-US', { maximumSignificantDigits: 2 }) })}`
            : null}
        </span>
        {place ? <time className={classes['time']}>{place}</time> : null}
      </div>
      <button type="button" className={classes['cardText']} aria-pressed={selected} onClick={onSelect}>
        <MarkedText text={result.text} phrases={result.highlights} />
      </button>
      {selected ? (
        <Button size="compact-sm" variant="default" onClick={onShare}>
          {t('search.share')}
        </Button>
      ) : null}
    </li>
  );
}

import { type DraftLine, limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Textarea } from '../../ui/field/inputs.ts';
import classes from './mail-draft.module.css';

export type SentenceChange = {
  onKeep: (line: DraftLine, isKept: boolean) => void;
  /** Null takes the words of the summary back. */
  onReword: (line: DraftLine, words: string | null) => void;
};

type Props = SentenceChange & {
  line: DraftLine;
  /** The source that the section is about, which places need not name again. */
  source: string;
  isKept: boolean;
  /** The words that take the place of the sentence; undefined where it stands as it is. */
  wording: string | undefined;
};

const shownWords = ({ text, verbatim, speaker }: DraftLine): string =>
  `${speaker === null ? '' : `${speaker}: `}${verbatim ? `“${text}”` : text}`;

/** Where a sentence stands, each place a link; a source is named where it was not just before. */
function Places({ places, source }: Pick<DraftLine, 'places'> & { source: string }) {
  return (
    <ul className={classes['places']}>
      {places.map(({ href, title, at, quote }, index) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noreferrer" title={quote} aria-label={`${title}, ${at}`}>
            {title === (places[index - 1]?.title ?? source) ? at : `${title}, ${at}`}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A sentence of the mail: kept or left out, and in other words where these are not a source's own. */
export function DraftSentence({ line, source, isKept, wording, onKeep, onReword }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const isReworded = wording !== undefined;
  return (
    <li className={classes['sentence']} data-left={!isKept || undefined}>
      <input
        id={id}
        type="checkbox"
        className={classes['box']}
        checked={isKept}
        onChange={(event) => onKeep(line, event.currentTarget.checked)}
      />
      <div>
        <label htmlFor={id}>
          {line.label === null ? null : <span className={classes['label']}>{line.label}</span>}
          <span className={classes['words']}>{shownWords(line)}</span>
        </label>
        {isReworded ? (
          <Textarea
            label={t('mailDraft.reworded')}
            autosize
            minRows={2}
            maxLength={limits.draftLineMax}
            value={wording}
            disabled={!isKept}
            error={wording.trim() === '' ? t('mailDraft.sentenceEmpty') : null}
            // A sentence stands in one line.
            onChange={({ currentTarget: { value } }) => onReword(line, value.replaceAll('\n', ' '))}
          />
        ) : null}
        <div className={classes['foot']}>
          <Places places={line.places} source={source} />
          {line.verbatim ? null : (
            <Button
              variant="subtle"
              size="compact-xs"
              disabled={!isKept}
              aria-label={t(isReworded ? 'mailDraft.originalOf' : 'mailDraft.rewordOf', { text: line.text })}
              onClick={() => onReword(line, isReworded ? null : line.text)}
            >
              {t(isReworded ? 'mailDraft.original' : 'mailDraft.reword')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

import { limits } from '@ecco/contract';
import { isQuestion } from '@ecco/domain/search-language';
import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './question.module.css';
import { turnKey } from './turn-key.ts';

type Props = {
  label: string;
  /** One line: its name is its placeholder, and what the keys do stands there while it is typed in. */
  compact?: boolean;
  /** The question that is shown; another one takes the place of what is typed. */
  initial: string;
  onAsk: (question: string) => void;
  onSearch: (words: string) => void;
  onClear: () => void;
};

/** What stands in the box; it follows the question that is asked. */
function useTyped(initial: string) {
  const [typed, setTyped] = useState(initial);
  const [given, setGiven] = useState(initial);
  if (given !== initial) {
    setGiven(initial);
    setTyped(initial);
  }
  return [typed, setTyped] as const;
}

/** Keys that are pressed to choose among the words of an input method send nothing off. */
const isSending = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;

/**
 * The one box for questions and searches: its form tells which it is, Enter runs it as such, and one key runs it as the
 * other.
 */
export function QuestionBox({ label, compact = false, initial, onAsk, onSearch, onClear }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useTyped(initial);
  const words = typed.trim();
  const isTooLong = words.length > limits.queryMaxLength;
  const asks = words === '' || isQuestion(words);
  const run = (isTurned: boolean): void => {
    if (words === '' || isTooLong) return;
    if (asks === isTurned) onSearch(words);
    else onAsk(words);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isSending(event)) return;
    event.preventDefault();
    run(event.ctrlKey || event.metaKey);
  };
  const clear = (): void => {
    setTyped('');
    field.current?.focus();
    if (initial !== '') onClear();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run(false);
  };
  return (
    <search aria-label={label}>
      <form className={classes['box']} data-compact={compact || undefined} onSubmit={submit}>
        <label className={compact ? 'visually-hidden' : classes['label']} htmlFor={id}>
          {label}
        </label>
        <div className={classes['field']}>
          {/* A copy of the words gives the field its height. */}
          <div className={classes['grow']} data-words={`${typed} `}>
            <textarea
              ref={field}
              id={id}
              rows={1}
              value={typed}
              placeholder={compact ? t('ask.placeholderNamed', { name: label }) : t('ask.placeholder')}
              aria-describedby={`${id}-keys`}
              aria-invalid={isTooLong || undefined}
              enterKeyHint={asks ? 'go' : 'search'}
              onChange={(event) => setTyped(event.currentTarget.value)}
              onKeyDown={onKeyDown}
            />
          </div>
          {typed === '' ? null : (
            <ActionIcon variant="subtle" size={36} aria-label={t('ask.clear')} onClick={clear}>
              <IconX size={18} stroke={1.8} />
            </ActionIcon>
          )}
          <Button type="submit" size="sm">
            {t(asks ? 'ask.button' : 'ask.searchButton')}
          </Button>
        </div>
        <p
          key={String(isTooLong)}
          id={`${id}-keys`}
          className={classes['keys']}
          data-wrong={isTooLong || undefined}
          role={isTooLong ? 'alert' : undefined}
        >
          {isTooLong
            ? t('ask.tooLong', { count: words.length, most: limits.queryMaxLength })
            : t(asks ? 'ask.keysAsk' : 'ask.keysSearch', { turn: turnKey })}
        </p>
      </form>
    </search>
  );
}

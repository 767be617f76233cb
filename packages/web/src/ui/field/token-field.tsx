import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type SuggestionGroup, SuggestionList } from './suggestion-list.tsx';
import classes from './token-field.module.css';
import { useSuggestions } from './use-suggestions.ts';

type Props = {
  label: string;
  placeholder: string;
  maxLength: number;
  /** What is chosen. */
  tokens: readonly { key: string; label: string }[];
  typed: string;
  onType: (typed: string) => void;
  groups: readonly SuggestionGroup[];
  /** Words of a suggestion. */
  onAdd: (words: string) => void;
  onRemove: (key: string) => void;
  /** Takes what is typed as it is; absent where only suggestions can be chosen. */
  onTyped?: ((words: string) => void) | undefined;
};

/** A field in which several values are chosen; each can be taken off, the last one with Backspace too. */
export function TokenField(props: Props) {
  const { label, placeholder, maxLength, tokens, typed, onType, groups, onAdd, onRemove, onTyped } = props;
  const { t } = useTranslation();
  const id = useId();
  const add = (words: string): void => {
    onAdd(words);
    onType('');
  };
  const suggestions = useSuggestions({ groups, typed, onFocus: () => undefined, onChoose: add });
  const { onKeyDown: onSuggestionKey, ...field } = suggestions.field;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    onSuggestionKey?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const last = tokens.at(-1);
    if (event.key === 'Enter') {
      event.preventDefault();
      if (onTyped && typed.trim() !== '') {
        onTyped(typed.trim());
        onType('');
        suggestions.close();
      }
    } else if (event.key === 'Backspace' && typed === '' && last) onRemove(last.key);
  };
  return (
    <div className={classes['field']}>
      <label htmlFor={id}>{label}</label>
      {tokens.length > 0 ? (
        <ul aria-label={t('tokens.chosen', { label })}>
          {tokens.map((token) => (
            <li key={token.key}>
              <span>{token.label}</span>
              <button
                type="button"
                aria-label={t('tokens.remove', { name: token.label })}
                onClick={() => onRemove(token.key)}
              >
                <IconX size={14} stroke={1.8} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={classes['input']}>
        <input
          {...field}
          id={id}
          type="text"
          value={typed}
          maxLength={maxLength}
          placeholder={placeholder}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {suggestions.list ? <SuggestionList {...suggestions.list} label={label} groups={groups} /> : null}
      </div>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import classes from './search.module.css';

type Props = { words: readonly string[]; onSearch: (words: string) => void };

/** Searches that are ready to be run; nothing where none suggests itself. */
export function ReadySearches({ words, onSearch }: Props) {
  const { t } = useTranslation();
  if (words.length === 0) return null;
  return (
    <fieldset className={classes['ready']}>
      <legend>{t('words.ready')}</legend>
      {words.map((text) => (
        <button key={text} type="button" onClick={() => onSearch(text)}>
          {text}
        </button>
      ))}
    </fieldset>
  );
}

import { useTranslation } from 'react-i18next';
import classes from './person-letters.module.css';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split(''), '#'];

type Props = { letter: string | null; onChoose: (letter: string | null) => void };

/** The letters that names begin with, and one for all others; the chosen one pressed again shows everybody. */
export function PersonLetters({ letter, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className={`${classes['letters']} edge-fade`}>
      <legend className="visually-hidden">{t('person.letters')}</legend>
      <button type="button" aria-pressed={letter === null} onClick={() => onChoose(null)}>
        {t('person.allLetters')}
      </button>
      {letters.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === letter}
          aria-label={one === '#' ? t('person.otherLetters') : one}
          onClick={() => onChoose(one === letter ? null : one)}
        >
          {one}
        </button>
      ))}
    </fieldset>
  );
}

import type { Signal, ToldText } from '@ecco/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { CitedWords } from './cited-words.tsx';
import classes from './proceedings.module.css';
import type { ShowWords } from './show-words.ts';

const named = ['manager', 'vehicle', 'person', 'asset_class', 'strategy', 'consultant', 'who'] as const;
const dated = ['decided', 'effective'] as const;

/** A day as people write it; other words as they are. */
const signalDay = (words: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(words) ? (shortDate(words) ?? words) : words;

/** Who, what and when of a signal, as far as it is told. */
export function SignalFacts({ signal, show }: { signal: Signal; show: ShowWords }) {
  const { t } = useTranslation();
  const fact = (
    name: (typeof named)[number] | (typeof dated)[number],
    reported: ToldText,
    words: ReactNode,
  ) => (
    <li key={name}>
      <span className={classes['name']}>{t(`proceedings.fact.${name}`)}</span>{' '}
      <CitedWords told={reported} show={show}>
        {words}
      </CitedWords>
    </li>
  );
  return (
    <ul className={classes['facts']}>
      {named.map((name) => signal[name] && fact(name, signal[name], signal[name].value))}
      {dated.map((name) => signal[name] && fact(name, signal[name], signalDay(signal[name].value)))}
    </ul>
  );
}

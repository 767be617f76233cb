import type { Wizard } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import classes from './onboarding.module.css';

/** What this is about. */
export function IntroStep({ wizard }: { wizard: Wizard }) {
  return <p className={classes['lead']}>{wizard.intro.text}</p>;
}

/** What kinds of reader have from it. */
export function QuotesStep({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={classes['hint']}>{t('onboarding.quotesNote')}</p>
      <ul className={classes['quotes']}>
        {wizard.quotes.map(({ text, by }) => (
          <li key={text}>
            <blockquote>{text}</blockquote>
            <p>{by}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

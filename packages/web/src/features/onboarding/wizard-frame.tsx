import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../ui/page/progress-bar.tsx';
import classes from './steps/onboarding.module.css';

type Move = { run: () => void; blocked?: boolean };
type Props = {
  /** The step shown, counted from 1, of how many. */
  at: number;
  of: number;
  title: string;
  /** Whatever this changes to, the focus goes to the heading. */
  place: string;
  back: Move | null;
  next: Move | null;
  /** Past what may be left out. */
  skip: { run: () => void; label: string } | null;
  /** Whether one may leave and come back later. */
  later: boolean;
  /** Why Next did not go on; it can still be left. */
  alert: string | null;
  children: ReactNode;
};

/** What surrounds every step. */
export function WizardFrame({ at, of, title, place, back, next, skip, later, alert, children }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    heading.current?.focus();
  }, [place]);
  const progress = t('onboarding.progress', { step: at, steps: of });
  return (
    <div className={classes['column']}>
      <div className={classes['progress']}>
        <ProgressBar percent={(at / of) * 100} label={progress} />
        <p>{progress}</p>
      </div>
      <h1 ref={heading} tabIndex={-1} className={classes['title']}>
        {title}
      </h1>
      <div className={classes['body']}>{children}</div>
      {alert === null ? null : (
        <p role="alert" className={classes['alert']}>
          {alert} <Link to="/home">{t('onboarding.skip')}</Link>
        </p>
      )}
      {back || next || later ? (
        <nav className={classes['moves']} aria-label={t('onboarding.moves')}>
          {back ? (
            <Button variant="default" size="md" disabled={back.blocked ?? false} onClick={back.run}>
              {t('onboarding.back')}
            </Button>
          ) : null}
          {later ? <Link to="/home">{t('onboarding.later')}</Link> : null}
          {skip ? (
            <Button className={classes['skip']} variant="subtle" size="md" onClick={skip.run}>
              {skip.label}
            </Button>
          ) : null}
          {next ? (
            <Button className={classes['next']} size="md" disabled={next.blocked ?? false} onClick={next.run}>
              {t('onboarding.next')}
            </Button>
          ) : null}
        </nav>
      ) : null}
    </div>
  );
}

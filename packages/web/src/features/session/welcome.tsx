import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import { useClaimSession } from './api/claim-session.api.ts';
import classes from './welcome.module.css';

const abilities = ['welcome.canIngest', 'welcome.canRetry', 'welcome.canShare'] as const;

/** Claims the session of the link once, and says what is possible now. */
export function Welcome({ token }: { token: string | undefined }) {
  const { t } = useTranslation();
  const { mutate, isSuccess, isError, error } = useClaimSession();
  useEffect(() => {
    if (token) mutate(token);
  }, [mutate, token]);

  if (!token || isError) {
    const words = token ? (failureOf(error).message ?? t('welcome.failedText')) : t('welcome.missing');
    return (
      <StatePanel
        level={1}
        tone="error"
        title={t('welcome.failedTitle')}
        action={<Button renderRoot={(props) => <Link to="/home" {...props} />}>{t('welcome.goHome')}</Button>}
      >
        <p>{words}</p>
        {token ? <p>{t('welcome.failedText')}</p> : null}
      </StatePanel>
    );
  }
  if (!isSuccess) return <StatePanel level={1} title={t('welcome.claiming')} />;
  return (
    <div className={classes['welcome']}>
      <h1>{t('welcome.title')}</h1>
      <p className={classes['lead']}>{t('welcome.done')}</p>
      <h2>{t('welcome.can')}</h2>
      <ul>
        {abilities.map((ability) => (
          <li key={ability}>{t(ability)}</li>
        ))}
      </ul>
      <div className={classes['actions']}>
        <Button renderRoot={(props) => <Link to="/add" {...props} />}>{t('welcome.goAdd')}</Button>
        <Button variant="default" renderRoot={(props) => <Link to="/home" {...props} />}>
          {t('welcome.goLibrary')}
        </Button>
      </div>
    </div>
  );
}

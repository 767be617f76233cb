import type { OnboardingScheme } from '@ecco/domain';
import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { useSession } from '../../session/get-session.api.ts';
import { StatePanel } from '../../ui/page/state-panel.tsx';
import { TextLines } from '../../ui/text/text-lines.tsx';
import { useWizard } from './api/get-wizard.api.ts';
import classes from './steps/onboarding.module.css';
import { type MoveTo, OnboardingWizard } from './wizard.tsx';

function WizardSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes['column']} role="status" aria-label={t('onboarding.loading')}>
      <div className={classes['progress']}>
        <Skeleton height={4} />
      </div>
      <Skeleton height={40} width="60%" mb={32} />
      <TextLines widths={[100, 92, 96, 40]} />
    </div>
  );
}

type Props = { scheme: OnboardingScheme; step: string | undefined; onMove: MoveTo };

/** The wizard of a scheme for the person who is signed in. */
export function Onboarding({ scheme, step, onMove }: Props) {
  const { t } = useTranslation();
  const wizard = useWizard(scheme);
  const owner = useSession()?.user_profile?.uuid ?? '';
  if (wizard.isPending) return <WizardSkeleton />;
  if (!wizard.data) {
    const { message } = failureOf(wizard.error);
    return (
      <div className={classes['column']}>
        <StatePanel
          tone="error"
          level={1}
          title={t('onboarding.errorTitle')}
          action={<Button onClick={() => void wizard.refetch()}>{t('onboarding.retry')}</Button>}
        >
          <p>{t('onboarding.errorText')}</p>
          {message ? <p>{message}</p> : null}
        </StatePanel>
      </div>
    );
  }
  return (
    <OnboardingWizard
      key={`${owner}:${scheme}`}
      wizard={wizard.data}
      owner={owner}
      step={step}
      onMove={onMove}
    />
  );
}

import { limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import type { useSaveUserList } from '../api/save-user-list.api.ts';
import { listConfig } from '../choices/choices.ts';
import { type Review, reviewOf } from '../choices/review.ts';
import type { StepProps } from './choosing-steps.tsx';
import classes from './onboarding.module.css';

type Save = ReturnType<typeof useSaveUserList>;
type SavedSurvey = NonNullable<Save['data']>;

function ReviewList({ review }: { review: Review }) {
  const { t } = useTranslation();
  const rows = [
    { name: t('onboarding.reviewSubjects'), words: review.subjects },
    { name: t('onboarding.reviewTags'), words: review.tags },
    { name: t('onboarding.reviewPodcasts'), words: review.podcasts },
    { name: t('onboarding.reviewAnswers'), words: review.answers },
  ].filter(({ words }) => words.length > 0);
  return (
    <dl className={classes['review']}>
      {rows.map(({ name, words }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What follows from the answers; they can be changed where they went to. */
function Effects({ saved: { needs, listens } }: { saved: SavedSurvey }) {
  const { t } = useTranslation();
  return (
    <>
      {needs.length > 0 ? (
        <p>
          {t('onboarding.needs', { needs: needs.join(', ') })}{' '}
          <Link to="/profile" hash="need-to-knows">
            {t('onboarding.needsChange')}
          </Link>
        </p>
      ) : null}
      {listens ? <p>{t('onboarding.listens')}</p> : null}
    </>
  );
}

function SavedWords({ saved }: { saved: SavedSurvey }) {
  const { message, list, following } = saved;
  const { t } = useTranslation();
  const words =
    list.episodes > 0
      ? t('onboarding.listOf', { title: list.title, count: list.episodes })
      : t('onboarding.listEmpty', { title: list.title });
  return (
    <div className={classes['saved']}>
      <p>{message}</p>
      <p>{words}</p>
      <p>{t('onboarding.following', { count: following })}</p>
      <Effects saved={saved} />
    </div>
  );
}

function SavingBar() {
  const { t } = useTranslation();
  return (
    <div className={classes['saving']}>
      <div className={classes['bar']} aria-hidden="true">
        <div style={{ animationDuration: `${limits.reviewSaveMs}ms` }} />
      </div>
      <p>{t('onboarding.saving')}</p>
    </div>
  );
}

/** Stays while it is tried again, so that the focus keeps its place. */
function SaveFailure({ save, onRetry }: { save: Save; onRetry: () => void }) {
  const { t } = useTranslation();
  const { message } = failureOf(save.error);
  return (
    <div className={classes['failure']} role="alert">
      <h2>{t('onboarding.failedTitle')}</h2>
      {message ? <p>{message}</p> : null}
      <p>{t('onboarding.failedText')}</p>
      <Button loading={save.isPending} onClick={() => save.isPending || onRetry()}>
        {t('onboarding.retry')}
      </Button>
    </div>
  );
}

type OutcomeProps = { save: Save; hasFailed: boolean; onRetry: () => void };

/** The region that speaks is there from the start, so that what comes into it is read out. */
function Outcome({ save, hasFailed, onRetry }: OutcomeProps) {
  const { t } = useTranslation();
  return (
    <>
      <div role="status">
        {save.isSuccess ? <SavedWords saved={save.data} /> : null}
        {save.isSuccess || hasFailed ? null : <SavingBar />}
      </div>
      {hasFailed && !save.isSuccess ? <SaveFailure save={save} onRetry={onRetry} /> : null}
      {save.isSuccess ? (
        <Button className={classes['home']} renderRoot={(props) => <Link to="/home" {...props} />}>
          {t('onboarding.home')}
        </Button>
      ) : (
        <p className={classes['hint']}>{t('onboarding.reviewLead')}</p>
      )}
    </>
  );
}

/** Shows what is about to be saved, saves it by itself after a moment, and says what came of it. */
export function ReviewStep({ wizard, state, save }: StepProps & { save: Save }) {
  // As it was on arrival: after the saving the wizard has forgotten it.
  const [{ review, config }] = useState(() => ({
    review: reviewOf(wizard, state),
    config: listConfig(wizard, state),
  }));
  const { mutate } = save;
  const { forget } = state;
  const [attempt, setAttempt] = useState(0);
  const retry = (): void => setAttempt((before) => before + 1);
  useEffect(() => {
    const run = (): void => mutate(config, { onSuccess: forget });
    const timer = setTimeout(run, attempt === 0 ? limits.reviewSaveMs : 0);
    return () => clearTimeout(timer);
  }, [attempt, config, mutate, forget]);
  return (
    <>
      <Outcome save={save} hasFailed={save.isError || attempt > 0} onRetry={retry} />
      <ReviewList review={review} />
    </>
  );
}

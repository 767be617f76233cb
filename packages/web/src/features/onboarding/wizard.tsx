import type { Wizard } from '@ecco/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useSaveUserList } from './api/save-user-list.api.ts';
import { createOnboarding, type Onboarding } from './choices/onboarding.store.ts';
import { isDone, reachableStep, type Step, skipFrom, stepsOf } from './choices/steps.ts';
import { CategoryStep, SurveyStep, TagStep } from './steps/choosing-steps.tsx';
import { PodcastStep } from './steps/podcast-step.tsx';
import { IntroStep, QuotesStep } from './steps/reading-steps.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { WizardFrame } from './wizard-frame.tsx';

/** A move to another step; `replace` leaves no trace of the present address. */
export type MoveTo = (step: string, how: { replace: boolean }) => void;

function useStepTitle(step: Step, wizard: Wizard): string {
  const { t } = useTranslation();
  if ('question' in step) return step.question.question;
  const titles = {
    intro: wizard.intro.title,
    quotes: t('onboarding.quotesTitle'),
    categories: t('onboarding.categoriesTitle'),
    tags: t('onboarding.tagsTitle'),
    podcasts: t('onboarding.podcastsTitle'),
    review: t('onboarding.reviewTitle'),
  };
  return titles[step.id];
}

type BodyProps = {
  step: Step;
  wizard: Wizard;
  state: Onboarding;
  save: ReturnType<typeof useSaveUserList>;
};

function StepBody({ step, save, ...shown }: BodyProps) {
  if ('question' in step) return <SurveyStep {...shown} question={step.question} />;
  if (step.id === 'intro') return <IntroStep wizard={shown.wizard} />;
  if (step.id === 'quotes') return <QuotesStep wizard={shown.wizard} />;
  if (step.id === 'categories') return <CategoryStep {...shown} />;
  if (step.id === 'tags') return <TagStep {...shown} />;
  if (step.id === 'podcasts') return <PodcastStep {...shown} />;
  return <ReviewStep {...shown} save={save} />;
}

type Props = { wizard: Wizard; owner: string; step: string | undefined; onMove: MoveTo };

/** The wizard at the step of the address, or at the first one that has to come before it. */
export function OnboardingWizard({ wizard, owner, step: requested, onMove }: Props) {
  const { t } = useTranslation();
  const [store] = useState(() => createOnboarding({ owner, wizard }));
  const state = useStore(store);
  const save = useSaveUserList();
  /** The step that Next was pressed at without what it needs. */
  const [held, setHeld] = useState<Step['id'] | null>(null);
  const steps = stepsOf(wizard);
  // What was saved stays in view although the wizard has forgotten it by then.
  const isSaved = save.isSuccess && requested === 'review';
  const step: Step = isSaved ? { id: 'review' } : reachableStep(requested, wizard, state);
  const at = steps.findIndex(({ id }) => id === step.id);
  const title = useStepTitle(step, wizard);

  useEffect(() => {
    if (requested !== undefined && requested !== step.id) onMove(step.id, { replace: true });
  }, [requested, step.id, onMove]);
  const { reset } = save;
  useEffect(() => {
    if (step.id !== 'review') reset();
  }, [step.id, reset]);

  const go = (index: number) => (): void => {
    const to = steps[index];
    if (to) onMove(to.id, { replace: false });
  };
  const skipped = isSaved ? null : skipFrom(step, wizard, state);
  const goOn = (): void => {
    if (isDone(step, wizard, state)) go(at + 1)();
    else setHeld(step.id);
  };
  return (
    <WizardFrame
      at={at + 1}
      of={steps.length}
      title={title}
      place={isSaved ? 'saved' : step.id}
      back={at > 0 && !isSaved ? { run: go(at - 1), blocked: save.isPending } : null}
      next={
        at < steps.length - 1
          ? { run: goOn, blocked: 'question' in step && !isDone(step, wizard, state) }
          : null
      }
      skip={
        skipped && {
          run: go(steps.findIndex(({ id }) => id === skipped)),
          label: t(skipped === 'categories' ? 'onboarding.skipToSubjects' : 'onboarding.skipToShows'),
        }
      }
      later={step.id !== 'review'}
      alert={held === step.id && !isDone(step, wizard, state) ? t('onboarding.none') : null}
    >
      <StepBody key={step.id} step={step} wizard={wizard} state={state} save={save} />
    </WizardFrame>
  );
}

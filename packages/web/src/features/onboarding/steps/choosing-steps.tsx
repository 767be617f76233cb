import type { OnboardingCategory, SurveyQuestion, Wizard } from '@ecco/contract';
import { limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { truncate } from '../../../format/text.ts';
import { Section } from '../../../ui/page/section.tsx';
import { chosenOf, offeredCategories, surveyKey } from '../choices/choices.ts';
import type { Onboarding } from '../choices/onboarding.store.ts';
import { ChipGroup } from './choice-chip.tsx';
import classes from './onboarding.module.css';
import { SubjectRequest } from './subject-request.tsx';

export type StepProps = { wizard: Wizard; state: Onboarding };

export const shownLabel = (label: string): string => truncate(label, limits.categoryLabelMax);

/** One question; several answers may be chosen. */
export function SurveyStep({ wizard, state, question }: StepProps & { question: SurveyQuestion }) {
  const { t } = useTranslation();
  const answer = state.survey[surveyKey(wizard.scheme, question.id)] ?? [];
  return (
    <>
      <p className={classes['hint']}>{t(question.required ? 'onboarding.required' : 'onboarding.choices')}</p>
      <ChipGroup
        label={question.question}
        choices={question.choices}
        isChosen={(value) => answer.includes(value)}
        onToggle={(value) => state.answer(question.id, value)}
      />
    </>
  );
}

type CategoryChipsProps = { state: Onboarding; label: string; categories: readonly OnboardingCategory[] };

function CategoryChips({ state, label, categories }: CategoryChipsProps) {
  const { t } = useTranslation();
  const toggle = (slug: string): void => {
    const category = categories.find((one) => one.slug === slug);
    if (category) state.toggleCategory(category);
  };
  return (
    <ChipGroup
      label={label}
      choices={categories.map(({ slug, label: name, episodes }) => ({
        value: slug,
        label: shownLabel(name),
        told: episodes === 0 ? t('onboarding.nothingOf') : t('onboarding.episodesOf', { count: episodes }),
      }))}
      isChosen={(slug) => slug in state.wizard.chosen}
      onToggle={toggle}
    />
  );
}

/** What to hear about. Secondary categories are folded away until one of them is chosen or they are asked for. */
export function CategoryStep({ wizard, state }: StepProps) {
  const { t } = useTranslation();
  const id = useId();
  const { primary, secondary } = offeredCategories(wizard);
  const [open, setOpen] = useState(() => secondary.some(({ slug }) => slug in state.wizard.chosen));
  const count = chosenOf(wizard, state).length;
  return (
    <>
      <p className={classes['hint']}>
        {t(
          wizard.categories.some(({ episodes }) => episodes > 0)
            ? 'onboarding.categoriesLead'
            : 'onboarding.nothingYet',
        )}
      </p>
      <CategoryChips state={state} label={t('onboarding.categoriesTitle')} categories={primary} />
      {secondary.length > 0 ? (
        <div className={classes['more']}>
          <Button
            variant="default"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen((before) => !before)}
          >
            {t(open ? 'onboarding.fewer' : 'onboarding.more')}
          </Button>
          <div id={id} hidden={!open}>
            <CategoryChips state={state} label={t('onboarding.more')} categories={secondary} />
          </div>
        </div>
      ) : null}
      <div className={classes['below']}>
        <p aria-live="polite">{count > 0 ? t('onboarding.chosen', { count }) : t('onboarding.chosenNone')}</p>
        <SubjectRequest scheme={wizard.scheme} />
      </div>
    </>
  );
}

/** What of the chosen categories. */
export function TagStep({ wizard, state }: StepProps) {
  const { t } = useTranslation();
  const categories = chosenOf(wizard, state).filter(({ tags }) => tags.length > 0);
  return (
    <>
      <p className={classes['hint']}>
        {t(categories.length > 0 ? 'onboarding.tagsLead' : 'onboarding.tagsNone')}
      </p>
      {categories.map(({ slug, label, tags }) => (
        <Section key={slug} compact title={shownLabel(label)}>
          <ChipGroup
            label={shownLabel(label)}
            choices={tags.map((tag) => ({ value: tag.slug, label: tag.label }))}
            isChosen={(tag) => state.wizard.chosen[slug]?.tags.includes(tag) ?? false}
            onToggle={(tag) => state.toggleTag(slug, tag)}
          />
        </Section>
      ))}
    </>
  );
}

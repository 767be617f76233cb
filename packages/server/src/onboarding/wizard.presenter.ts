import type { OnboardingCategory, PodcastPick, SurveyQuestion, Wizard } from '@ecco/contract';
import { presentShow } from '../item/show.presenter.ts';
import type { QuestionContent } from './schemes/scheme.schema.ts';
import { tagsOf } from './schemes/scheme-tags.ts';
import type { CategoryWithPicks, PodcastChoice, WizardContent } from './wizard.usecases.ts';

function presentPick({ show, episodes }: PodcastChoice): PodcastPick {
  const { uuid, slug, name, image_url, description } = presentShow(show);
  return { uuid, slug, name, image_url, description, episodes };
}

const presentQuestion = ({ id, question, required, choices }: QuestionContent): SurveyQuestion => ({
  id,
  question,
  required: required ?? false,
  choices: Object.entries(choices).map(([value, label]) => ({ value, label })),
});

const presentCategory = ({ category, picks, episodes }: CategoryWithPicks): OnboardingCategory => ({
  slug: category.slug,
  label: category.label,
  rank: category.rank,
  secondary: category.secondary ?? false,
  episodes,
  tags: tagsOf(category),
  podcasts: picks.map(presentPick),
});

export const presentWizard = ({ scheme, content, categories }: WizardContent): Wizard => ({
  scheme,
  intro: { title: content.intro.title, text: content.intro.text },
  quotes: content.quotes.map(({ text, by }) => ({ text, by })),
  survey: content.survey.map(presentQuestion),
  categories: categories.map(presentCategory),
});

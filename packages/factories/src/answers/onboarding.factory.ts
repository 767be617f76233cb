import type { OnboardingCategory, PodcastPick, SurveyQuestion, Wizard } from '@ecco/contract';
import { idOf } from './id.ts';

/** A podcast to choose; the number tells one from another. */
export const buildPodcastPick = (number: number, part: Partial<PodcastPick> = {}): PodcastPick => ({
  uuid: idOf(number),
  slug: `show-${number}`,
  name: `Show ${number}`,
  image_url: null,
  description: `What show ${number} is about.`,
  episodes: number,
  ...part,
});

/** A category with two tags and no podcast. */
export const buildCategory = (slug: string, part: Partial<OnboardingCategory> = {}): OnboardingCategory => ({
  slug,
  label: `Label of ${slug}`,
  rank: 1,
  secondary: false,
  episodes: 12,
  tags: [
    { slug: `${slug}-a`, label: `First of ${slug}` },
    { slug: `${slug}-b`, label: `Second of ${slug}` },
  ],
  podcasts: [],
  ...part,
});

/** A question that must be answered, with two choices. */
export const buildQuestion = (part: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  id: 'goals',
  question: 'What do you want to reach?',
  required: true,
  choices: [
    { value: 'sleep', label: 'Sleep better' },
    { value: 'move', label: 'Move more' },
  ],
  ...part,
});

/** Two subjects at once and a secondary one; the first has four shows, the second two, the last none. */
export const buildWizard = (part: Partial<Wizard> = {}): Wizard => ({
  scheme: 'longevity',
  intro: { title: 'Live long', text: 'A few questions first.' },
  quotes: [{ text: 'Ten minutes a day.', by: 'A kind of reader' }],
  survey: [buildQuestion()],
  categories: [
    buildCategory('heart', { podcasts: [1, 2, 3, 4].map((number) => buildPodcastPick(number)) }),
    buildCategory('food', { podcasts: [4, 5].map((number) => buildPodcastPick(number)) }),
    buildCategory('sleep', { secondary: true, tags: [] }),
  ],
  ...part,
});

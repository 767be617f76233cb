import type { OnboardingCategory, PodcastPick, SurveyQuestion, Wizard } from '@ecco/contract';

export const aPodcast = (number: number, part: Partial<PodcastPick> = {}): PodcastPick => ({
  uuid: `7b1f0c52-0000-4000-8000-${String(number).padStart(12, '0')}`,
  slug: `show-${number}`,
  name: `Show ${number}`,
  image_url: null,
  description: `What show ${number} is about.`,
  episodes: number,
  ...part,
});

export const aCategory = (slug: string, part: Partial<OnboardingCategory> = {}): OnboardingCategory => ({
  slug,
  label: `Label of ${slug}`,
  rank: 1,
  secondary: false,
  tags: [
    { slug: `${slug}-a`, label: `First of ${slug}` },
    { slug: `${slug}-b`, label: `Second of ${slug}` },
  ],
  podcasts: [],
  ...part,
});

export const aQuestion = (part: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
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
export const aWizard = (part: Partial<Wizard> = {}): Wizard => ({
  scheme: 'longevity',
  intro: { title: 'Live long', text: 'A few questions first.' },
  quotes: [{ text: 'Ten minutes a day.', by: 'A kind of reader' }],
  survey: [aQuestion()],
  categories: [
    aCategory('heart', { podcasts: [1, 2, 3, 4].map((number) => aPodcast(number)) }),
    aCategory('food', { podcasts: [4, 5].map((number) => aPodcast(number)) }),
    aCategory('sleep', { secondary: true, tags: [] }),
  ],
  ...part,
});

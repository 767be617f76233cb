import { onboardingSchemes, surveyTypes } from '@ecco/domain';
import { z } from 'zod';

export const OnboardingScheme = z.enum(onboardingSchemes);

export const SurveyQuestion = z.object({
  id: z.enum(surveyTypes),
  question: z.string(),
  /** Next waits for an answer. */
  required: z.boolean(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type SurveyQuestion = z.infer<typeof SurveyQuestion>;

/** A podcast of the library that fits a category. */
export const PodcastPick = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  name: z.string(),
  image_url: z.string().nullable(),
  description: z.string().nullable(),
  episodes: z.number().int(),
});
export type PodcastPick = z.infer<typeof PodcastPick>;

export const OnboardingCategory = z.object({
  slug: z.string(),
  label: z.string(),
  /** Smaller comes first; equal ranks go by label. */
  rank: z.number().int(),
  /** Secondary ones stand under 'Show More Categories'. */
  secondary: z.boolean(),
  /** How many episodes of it the library has. */
  episodes: z.number().int(),
  tags: z.array(z.object({ slug: z.string(), label: z.string() })),
  /** At most four, drawn anew with each call; none where the library has nothing that fits. */
  podcasts: z.array(PodcastPick),
});
export type OnboardingCategory = z.infer<typeof OnboardingCategory>;

export const WizardQuery = z.object({ scheme: OnboardingScheme.default('default') });
export const Wizard = z.object({
  scheme: OnboardingScheme,
  intro: z.object({ title: z.string(), text: z.string() }),
  /** Written by us; `by` names a kind of reader, not a person. */
  quotes: z.array(z.object({ text: z.string(), by: z.string() })),
  survey: z.array(SurveyQuestion),
  categories: z.array(OnboardingCategory),
});
export type Wizard = z.infer<typeof Wizard>;

const Slugs = z.array(z.string().max(100)).max(200);
export const UserListConfig = z.object({
  scheme: OnboardingScheme,
  /** Key: scheme and question id joined by `_`; value: what was chosen. */
  survey: z.record(z.string().max(100), z.array(z.string().max(100)).max(50)),
  categories: Slugs.min(1, 'Please choose at least one category to seed your playlists'),
  tags: Slugs,
  /** Uuids of the podcasts to follow. */
  podcasts: z.array(z.uuid()).max(500),
});
export type UserListConfig = z.infer<typeof UserListConfig>;

export const SavedUserList = z.object({
  message: z.string(),
  list: z.object({ uuid: z.uuid(), title: z.string(), episodes: z.number().int() }),
  /** All podcasts the person follows now, chosen here or before. */
  following: z.number().int(),
  /** What the answers have made the person's need-to-knows; none where there were some before. */
  needs: z.array(z.string()),
  /** Whether the list of the day begins with what can be heard. */
  listens: z.boolean(),
});

export const FollowedPodcast = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  name: z.string(),
  image_url: z.string().nullable(),
});
export type FollowedPodcast = z.infer<typeof FollowedPodcast>;

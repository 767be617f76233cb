export const onboardingSchemes = [
  'longevity',
  'college_admissions',
  'raising_kids',
  'recovery',
  'spirituality',
  'philosophy',
  'career_change',
  'diy_homes',
  'teachers',
  'students',
  'sports',
  'history',
  'default',
] as const;
export type OnboardingScheme = (typeof onboardingSchemes)[number];

/** What a question of the survey is about; answers are kept under `{scheme}_{id}`. */
export const surveyTypes = ['audio_or_visual', 'goals', 'details', 'objective', 'subjects'] as const;

import { type OnboardingScheme, onboardingSchemes } from '@ecco/domain';

const known = (name: string | undefined): OnboardingScheme | undefined =>
  onboardingSchemes.find((scheme) => scheme === name);

/** The scheme of a visit: as `ad` names it, else as the last part of the path does, else the default one. */
export const schemeOf = (ad: string | undefined, path: string): OnboardingScheme =>
  known(ad) ?? known(path.split('/').filter(Boolean).at(-1)) ?? 'default';

import { weights } from '../weights/weights.ts';

/** What an item is worth to somebody who follows a person, or an organization alone. */
export const valueWeights = weights(
  { made: 'by hand', on: 'read on descriptions of episodes', script: null },
  {
    organisation: 0.5,
    noOrganizationSubstance: 0.35,
    speakerPresent: 0.3,
    aboutPerson: 0.15,
    aboutOrganisation: 0.2,
    substance: 0.35,
    leastSubstance: 0.35,
    meetingSubstance: 0.6,
  },
);

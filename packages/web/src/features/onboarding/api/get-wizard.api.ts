import type { OnboardingScheme } from '@ecco/domain';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** The wizard of a scheme. It draws podcasts by lot, so it is asked for once and not again behind one's back. */
export const useWizard = (scheme: OnboardingScheme) =>
  useQuery({
    queryKey: ['wizard', scheme],
    queryFn: ({ signal }) => api.onboarding.wizard({ scheme }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

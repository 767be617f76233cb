import type { OnboardingScheme } from '@ecco/domain';
import { useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

/** The wizard of a scheme. It draws podcasts by lot, so it is asked for once and not again behind one's back. */
export const useWizard = (scheme: OnboardingScheme) =>
  useQuery(
    operations.onboarding.wizard.queryOptions({ input: { scheme }, staleTime: Number.POSITIVE_INFINITY }),
  );

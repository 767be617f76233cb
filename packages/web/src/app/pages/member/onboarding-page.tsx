import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Onboarding } from '../../../features/onboarding/onboarding.tsx';
import { schemeOf } from '../../../features/onboarding/scheme.ts';
import type { MoveTo } from '../../../features/onboarding/wizard.tsx';
import { usePageTitle } from '../../../ui/page/page-title.ts';

/** The wizard; its scheme and its step stand in the address. */
export function OnboardingPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { ad, step } = useSearch({ strict: false });
  usePageTitle(t('onboarding.title'));
  const move = useCallback<MoveTo>(
    (to, { replace }) => void navigate({ to: '.', search: (before) => ({ ...before, step: to }), replace }),
    [navigate],
  );
  return <Onboarding scheme={schemeOf(ad, path)} step={step} onMove={move} />;
}

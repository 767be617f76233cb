import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { VerifyEmail } from '../../../features/account/verify-email.tsx';

export function VerifyEmailPage() {
  const navigate = useNavigate();
  const { verification } = useParams({ from: '/verify-email/$verification' });
  const goHome = useCallback(() => void navigate({ to: '/home', replace: true }), [navigate]);
  return <VerifyEmail key={verification} verification={verification} onVerified={goHome} />;
}

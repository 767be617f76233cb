import { useTranslation } from 'react-i18next';
import { useSession } from './get-session.api.ts';

/** The address people are told to write to: the installation's, else the brand's. */
export function useContactEmail(): string {
  const { t } = useTranslation();
  const session = useSession();
  return session?.contact_email ?? t('email');
}

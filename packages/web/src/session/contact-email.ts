import { useTranslation } from 'react-i18next';
import { useSession } from './get-session.api.ts';

/** The address people are told to write to; null where the installation names none. */
export const useContactEmail = (): string | null => useSession()?.contact_email ?? null;

/** Whom people are told to turn to, for a sentence: the address, or else who runs the installation. */
export function useContact(): string {
  const { t } = useTranslation();
  return useContactEmail() ?? t('shell.yourAdministrator');
}

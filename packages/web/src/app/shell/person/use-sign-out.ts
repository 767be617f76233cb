import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { useLogout } from '../../../session/logout.api.ts';
import { say } from '../../../ui/overlay/notice.store.ts';

/** Signs out on this device, and says so where that fails. */
export function useSignOut(onDone: () => void = () => {}): { isPending: boolean; signOut: () => void } {
  const { t } = useTranslation();
  const logout = useLogout();
  return {
    isPending: logout.isPending,
    signOut: () =>
      logout.mutate(undefined, {
        onSuccess: onDone,
        onError: (error) => say(failureOf(error).message ?? t('shell.logoutFailed'), 'error'),
      }),
  };
}

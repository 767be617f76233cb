import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionQuery } from '../../session/get-session.api.ts';
import { isSignedIn } from '../../session/is-signed-in.ts';
import { syncSession } from '../../session/sync-session.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { endedKey, mark, undecidedKey } from './access.ts';

/** Keeps the page in step with the session: guards decide again when the person changes, and the end of a session that nobody asked for is said. */
export function useSessionSync(): void {
  const { t } = useTranslation();
  const router = useRouter();
  const queries = useQueryClient();
  // Before the effects of the page, whose first calls need it.
  useLayoutEffect(
    () =>
      syncSession({
        queries,
        onKnown: () => {
          if (queries.getQueryData(undecidedKey) === undefined) return;
          queries.removeQueries({ queryKey: undecidedKey });
          void router.invalidate();
        },
        onEnded: () => {
          // Until somebody signs in: for one change the guards may run several times.
          mark(queries, endedKey);
          say(t('shell.sessionEnded'), 'error');
        },
        onChange: () => {
          const session = queries.getQueryData(sessionQuery.queryKey);
          if (session && isSignedIn(session)) queries.removeQueries({ queryKey: endedKey });
          void router.invalidate();
        },
      }),
    [queries, router, t],
  );
}

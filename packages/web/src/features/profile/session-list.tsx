import type { UserSession } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { ConfirmDialog, type Question } from '../../ui/overlay/confirm-dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import { useEndSession, useEndSessions, useSessions } from './api/sessions.api.ts';
import { FocusRows } from './focus-rows.tsx';
import classes from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { RowsState } from './rows-state.tsx';

function SessionRow({ session }: { session: UserSession }) {
  const { t } = useTranslation();
  const end = useEndSession();
  const signOut = (): void =>
    end.mutate(session.id, {
      onSuccess: () => say(t('profile.sessionEnded', { device: session.device })),
      onError: (error) => say(failureOf(error).message ?? t('profile.sessionEndFailed'), 'error'),
    });
  return (
    <li className={classes['row']}>
      <div>
        <p className={classes['name']}>{session.device}</p>
        <MetaLine
          parts={[
            { key: 'address', node: session.address },
            {
              key: 'seen',
              node: session.current ? null : (
                <>
                  {t('profile.lastSeen')} <Moment iso={session.last_seen_at} />
                </>
              ),
            },
            {
              key: 'since',
              node: (
                <>
                  {t('profile.signedInAt')} <Moment iso={session.created_at} />
                </>
              ),
            },
          ]}
        />
      </div>
      {session.current ? (
        <span className={classes['here']}>{t('profile.thisDevice')}</span>
      ) : (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('profile.signOutOf', { device: session.device })}
          loading={end.isPending}
          onClick={signOut}
        >
          {t('profile.signOut')}
        </Button>
      )}
    </li>
  );
}

function Sessions() {
  const { t } = useTranslation();
  const sessions = useSessions();
  return (
    <RowsState query={sessions} failed={t('profile.sessionsFailed')}>
      {(match) => (
        <FocusRows rows={match.sessions}>
          {(session) => <SessionRow key={session.id} session={session} />}
        </FocusRows>
      )}
    </RowsState>
  );
}

/** The devices on which the person is signed in; `onSignedOut` once that is none any more. */
export function SessionList({ onSignedOut }: { onSignedOut: () => void }) {
  const { t } = useTranslation();
  const [question, ask] = useState<Question | null>(null);
  const endAll = useEndSessions();
  const run = async (): Promise<void> => {
    // This part of the page is gone by the time the answer was heard, so the answer is awaited.
    try {
      await endAll.mutateAsync();
      say(t('profile.signedOutEverywhere'));
      onSignedOut();
    } catch (error) {
      say(failureOf(error).message ?? t('profile.sessionEndFailed'), 'error');
    }
  };
  const confirm = (): void =>
    ask({
      title: t('profile.everywhereTitle'),
      text: t('profile.everywhereText'),
      confirm: t('profile.everywhere'),
      cancel: t('profile.cancel'),
      run: () => void run(),
    });
  return (
    <ProfileSection id="sessions" title={t('profile.sessions')} text={t('profile.sessionsText')}>
      <Sessions />
      <div className={classes['actions']}>
        <Button variant="default" loading={endAll.isPending} onClick={confirm}>
          {t('profile.everywhere')}
        </Button>
      </div>
      <ConfirmDialog question={question} onClose={() => ask(null)} />
    </ProfileSection>
  );
}

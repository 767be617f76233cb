import type { ApiKey } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { shortDate } from '../../format/date.ts';
import { ConfirmDialog, type Question } from '../../ui/overlay/confirm-dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import { useApiKeys, useRemoveApiKey } from './api/api-keys.api.ts';
import { FocusRows } from './focus-rows.tsx';
import { NewApiKey } from './new-api-key.tsx';
import classes from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { RowsState } from './rows-state.tsx';

type RowProps = { apiKey: ApiKey; busy: boolean; onRevoke: () => void };

function KeyRow({ apiKey, busy, onRevoke }: RowProps) {
  const { t } = useTranslation();
  return (
    <li className={classes['row']}>
      <div>
        <p className={classes['name']}>
          {apiKey.name} <code>…{apiKey.hint}</code>
        </p>
        <MetaLine
          parts={[
            { key: 'made', node: t('profile.keyMade', { date: shortDate(apiKey.created_at) ?? '' }) },
            {
              key: 'used',
              node: apiKey.last_used_at ? (
                <>
                  {t('profile.keyUsed')} <Moment iso={apiKey.last_used_at} />
                </>
              ) : (
                t('profile.keyUnused')
              ),
            },
          ]}
        />
      </div>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('profile.keyRevokeNamed', { name: apiKey.name })}
        loading={busy}
        onClick={onRevoke}
      >
        {t('profile.keyRevoke')}
      </Button>
    </li>
  );
}

function Keys() {
  const { t } = useTranslation();
  const keys = useApiKeys();
  const remove = useRemoveApiKey();
  const [question, ask] = useState<Question | null>(null);
  const revoke = ({ id, name }: ApiKey): void =>
    ask({
      title: t('profile.revokeTitle', { name }),
      text: t('profile.revokeText'),
      confirm: t('profile.keyRevoke'),
      cancel: t('profile.cancel'),
      run: () =>
        remove.mutate(id, {
          onSuccess: () => say(t('profile.revoked', { name })),
          onError: (error) => say(failureOf(error).message ?? t('profile.revokeFailed'), 'error'),
        }),
    });
  const row = (key: ApiKey) => (
    <KeyRow
      key={key.id}
      apiKey={key}
      busy={remove.isPending && remove.variables === key.id}
      onRevoke={() => revoke(key)}
    />
  );
  return (
    <>
      <RowsState query={keys} failed={t('profile.keysFailed')}>
        {({ api_keys: made }) => (
          <FocusRows rows={made} empty={t('profile.keysEmpty')}>
            {row}
          </FocusRows>
        )}
      </RowsState>
      <ConfirmDialog question={question} onClose={() => ask(null)} />
    </>
  );
}

/** Keys by which programs act as this person. */
export function ApiKeyList() {
  const { t } = useTranslation();
  return (
    <ProfileSection id="api-keys" title={t('profile.keys')} text={t('profile.keysText')}>
      <Keys />
      <NewApiKey />
    </ProfileSection>
  );
}

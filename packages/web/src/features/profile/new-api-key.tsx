import { type CreatedApiKey, limits } from '@ecco/contract';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { useCreateApiKey } from './api/api-keys.api.ts';
import { CreatedKey } from './created-key.tsx';
import classes from './profile.module.css';

/** Makes a key under a name, and shows it once. */
export function NewApiKey() {
  const { t } = useTranslation();
  const create = useCreateApiKey();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [made, setMade] = useState<CreatedApiKey | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const given = name.trim();
    setMissing(given === '');
    if (given === '') return;
    create.mutate(given, {
      onSuccess: (key) => {
        setMade(key);
        setName('');
      },
    });
  };
  const putAway = (): void => {
    setMade(null);
    field.current?.focus();
  };
  const refusal = create.isError ? (failureOf(create.error).message ?? t('profile.keyFailed')) : null;
  return (
    <>
      {made ? <CreatedKey made={made} onDone={putAway} /> : null}
      <form className={classes['line']} onSubmit={submit} noValidate>
        <TextInput
          ref={field}
          className={classes['field']}
          label={t('profile.keyName')}
          placeholder={t('profile.keyNamePlaceholder')}
          autoComplete="off"
          maxLength={limits.apiKeyNameMax}
          value={name}
          error={isMissing ? t('profile.keyNameRequired') : refusal}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setMissing(false);
          }}
        />
        <Button type="submit" variant="default" loading={create.isPending}>
          {t('profile.keyMake')}
        </Button>
      </form>
    </>
  );
}

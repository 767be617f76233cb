import { type CreatedApiKey, limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { TextInput } from '../../ui/field/inputs.ts';
import { copyWords } from '../../ui/overlay/copy-text.ts';
import { useCreateApiKey } from './api/api-keys.api.ts';
import classes from './profile.module.css';

/** The one time that a key is shown. */
function CreatedKey({ made, onDone }: { made: CreatedApiKey; onDone: () => void }) {
  const { t } = useTranslation();
  const copy = (): Promise<void> =>
    copyWords(made.key, { done: t('profile.keyCopied'), failed: t('profile.keyCopyFailed') });
  return (
    <div className={classes['created']} role="status">
      <p>
        <strong>{t('profile.keyOnce', { name: made.name })}</strong> {t('profile.keyOnceText')}
      </p>
      <code>{made.key}</code>
      <div className={classes['actions']}>
        <Button size="sm" leftSection={<IconCopy size={16} stroke={1.8} />} onClick={() => void copy()}>
          {t('profile.keyCopy')}
        </Button>
        <Button size="sm" variant="default" onClick={onDone}>
          {t('profile.keyDone')}
        </Button>
      </div>
    </div>
  );
}

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

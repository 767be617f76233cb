import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../ui/field/inputs.ts';
import { completeAddress, readAddress } from './address.ts';
import classes from './ingest.module.css';

type Props = { initial: string; busy: boolean; refusal: string | null; onSubmit: (url: string) => void };

/** Words with spaces between them are no misspelled address: somebody looks for something, or has a text. */
const isWords = (typed: string): boolean => /\S\s+\S/.test(typed) && !/^http|:\/\//i.test(typed.trim());

/** The one field for any address. What is wrong with it is said below it, and what was typed is kept. */
export function AddressForm({ initial, busy, refusal, onSubmit }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(initial);
  const [fault, setFault] = useState<string | null>(null);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const address = readAddress(completeAddress(typed));
    if (address.type === 'url') {
      setFault(null);
      onSubmit(address.url);
      return;
    }
    setFault(t(typed.trim() === '' ? 'ingest.required' : isWords(typed) ? 'ingest.words' : 'ingest.invalid'));
  };

  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      <TextInput
        className={classes['field']}
        size="lg"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        label={t('ingest.label')}
        placeholder={t('ingest.placeholder')}
        value={typed}
        error={fault ?? refusal}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setFault(null);
        }}
      />
      <Button type="submit" size="lg" loading={busy}>
        {t('ingest.submit')}
      </Button>
    </form>
  );
}

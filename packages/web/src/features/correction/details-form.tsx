import type { ItemDetails } from '@ecco/contract';
import { contentKinds } from '@ecco/domain';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { TextInput } from '../../ui/field/inputs.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { useCorrect } from './api/corrections.api.ts';
import classes from './correction.module.css';
import { correctionOf, type Draft, draftOf } from './details-draft.ts';
import { NameField } from './name-field.tsx';

type Props = { details: ItemDetails; submit: string; onSaved: () => void };

/** The details of an item on one line, to put right or to confirm. */
export function DetailsForm({ details, submit, onSaved }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const correct = useCorrect(details.uuid);
  const draft = { ...draftOf(details), ...typed };
  const set = (field: keyof Draft) => (value: string) => setTyped({ ...typed, [field]: value });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    correct.mutate(correctionOf(draft, details), {
      onSuccess: () => {
        setTyped({});
        onSaved();
      },
    });
  };
  return (
    <form className={classes['form']} onSubmit={send} aria-label={t('correction.label')}>
      <TextInput
        className={classes['title'] ?? ''}
        size="sm"
        label={t('correction.field.title')}
        required
        maxLength={300}
        value={draft.title}
        onChange={(event) => set('title')(event.currentTarget.value)}
      />
      <TextInput
        size="sm"
        type="date"
        label={t('correction.field.date')}
        value={draft.date}
        onChange={(event) => set('date')(event.currentTarget.value)}
      />
      <SelectField
        size="sm"
        label={t('correction.field.kind')}
        data={contentKinds.map((value) => ({ value, label: t(`kindOne.${value}`) }))}
        value={draft.kind}
        onChange={(event) => set('kind')(event.currentTarget.value)}
      />
      <NameField operator="show" label={t('correction.field.show')} value={draft.show} onType={set('show')} />
      <NameField
        operator="org"
        label={t('correction.field.organisation')}
        value={draft.organization}
        onType={set('organization')}
      />
      <TextInput
        className={classes['language'] ?? ''}
        size="sm"
        label={t('correction.field.language')}
        maxLength={35}
        placeholder="en"
        value={draft.language}
        onChange={(event) => set('language')(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" loading={correct.isPending}>
        {submit}
      </Button>
      {details.organization_named === null ? null : (
        <p className={classes['named']}>{t('correction.named', { name: details.organization_named })}</p>
      )}
      {correct.isError ? (
        <p className={classes['error']} role="alert">
          {failureOf(correct.error).message ?? t('correction.failed')}
        </p>
      ) : null}
    </form>
  );
}

import { limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { TextInput } from '../../../ui/field/inputs.ts';
import { say } from '../../../ui/overlay/notice.store.ts';
import { Section } from '../../../ui/page/section.tsx';
import { useAddPerson } from '../api/managed.api.ts';
import classes from '../manager.module.css';

/** Adds a person to the organization by name and title. */
export function AddPerson({ org }: { org: string }) {
  const { t } = useTranslation();
  const add = useAddPerson(org);
  const [name, setName] = useState('');
  const [title, setTitle] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const isWhole = name.trim() !== '' && title.trim() !== '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isWhole) return;
    setRefusal(null);
    add.mutate(
      { name: name.trim(), title: title.trim() },
      {
        onSuccess: ({ person }) => {
          setName('');
          setTitle('');
          say(t('managerPeople.added', { name: person.name }), 'success', limits.managerNoticeMs);
        },
        onError: (error) =>
          setRefusal(failureOf(error).message ?? t('managerPeople.addFailed', { name: name.trim() })),
      },
    );
  };
  return (
    <Section compact title={t('managerPeople.addTitle')}>
      <form className={classes['rename']} onSubmit={submit} noValidate>
        <TextInput
          label={t('managerPeople.name')}
          autoComplete="off"
          maxLength={limits.personPageNameMax}
          value={name}
          error={refusal}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label={t('managerPeople.personTitle')}
          autoComplete="off"
          maxLength={limits.connectionTitleMax}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Button type="submit" loading={add.isPending} disabled={!isWhole}>
          {t('manager.save')}
        </Button>
      </form>
    </Section>
  );
}

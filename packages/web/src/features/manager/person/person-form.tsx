import { limits, type Person } from '@ecco/contract';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { Textarea, TextInput } from '../../../ui/field/inputs.ts';
import { say } from '../../../ui/overlay/notice.store.ts';
import { useSavePerson } from '../api/person.api.ts';
import { useStoredDraft } from '../details/use-stored-draft.ts';
import classes from '../manager.module.css';
import { Refusal } from '../refusal.tsx';
import {
  changedOfPerson,
  changeOfPerson,
  draftOfPerson,
  faultsOfPerson,
  type PersonDraft,
  type PersonField,
} from './person-draft.ts';

const order = ['label', 'input', 'error', 'description'] as const;

type FieldsProps = {
  draft: PersonDraft;
  faults: ReturnType<typeof faultsOfPerson>;
  onChange: (field: PersonField, text: string) => void;
};

function PersonFields({ draft, faults, onChange }: FieldsProps) {
  const { t } = useTranslation();
  const field = (name: PersonField, hint?: string) => {
    const fault = faults[name];
    return {
      label: t(`managerPerson.${name}`),
      value: draft[name],
      autoComplete: 'off',
      description: hint,
      error: fault ? t(`managerDetails.fault.${fault}`) : null,
      inputWrapperOrder: [...order],
      onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
    };
  };
  return (
    <fieldset className={classes['group']}>
      <legend>{t('managerPerson.identity')}</legend>
      <div>
        <TextInput {...field('name')} maxLength={limits.personPageNameMax} />
        <TextInput {...field('slug', t('managerDetails.slugHint'))} maxLength={limits.organizationSlugMax} />
        <Textarea {...field('aliases', t('managerDetails.onePerLine'))} rows={3} />
        <Textarea {...field('description')} rows={5} maxLength={4_000} />
      </div>
    </fieldset>
  );
}

type Props = {
  person: Person;
  /** After it was saved; the slug may be another one. */
  onSaved: (slug: string) => void;
};

/** What a person is called and is, changed together and saved as what differs. */
export function PersonForm({ person, onSaved }: Props) {
  const { t } = useTranslation();
  const save = useSavePerson(person.uuid);
  const stored = draftOfPerson(person);
  const [draft, setDraft] = useStoredDraft<PersonDraft>(stored);
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const faults = faultsOfPerson(draft);
  const count = changedOfPerson(stored, draft).length;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    setRefusal(null);
    if (Object.keys(faults).length > 0 || count === 0) return;
    save.mutate(changeOfPerson(stored, draft), {
      onSuccess: ({ slug }) => {
        say(t('managerPerson.saved'), 'success', limits.managerNoticeMs);
        onSaved(slug);
      },
      onError: (error) => {
        setRefusal(failureOf(error).message);
        say(t('managerPerson.saveFailed'), 'error');
      },
    });
  };
  return (
    <form className={classes['details']} onSubmit={submit} noValidate>
      <PersonFields
        draft={draft}
        faults={isTried ? faults : {}}
        onChange={(field, text) => setDraft((before) => ({ ...before, [field]: text }))}
      />
      <Refusal text={refusal} />
      <div className={classes['bar']} data-pending={count > 0 || undefined}>
        <p aria-live="polite">
          {count === 0 ? t('managerDetails.unchanged') : t('managerDetails.changed', { count })}
        </p>
        <Button variant="default" disabled={count === 0} onClick={() => setDraft(stored)}>
          {t('manager.discard')}
        </Button>
        <Button type="submit" loading={save.isPending} disabled={count === 0}>
          {t('manager.save')}
        </Button>
      </div>
    </form>
  );
}

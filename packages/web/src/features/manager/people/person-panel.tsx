import { limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../ui/field/inputs.ts';
import { ConfirmDialog, type Question } from '../../../ui/overlay/confirm-dialog.tsx';
import { say } from '../../../ui/overlay/notice.store.ts';
import { useRemovePerson } from '../api/managed.api.ts';
import classes from '../manager.module.css';
import type { ManagedOrg, ManagedPerson } from './managed-person.type.ts';
import { pendingOf, personChanges, withName, withToggled } from './pending.ts';
import { PersonCandidates } from './person-candidates.tsx';
import { PersonCrawl } from './person-crawl.tsx';
import { PersonItems } from './person-items.tsx';
import type { PendingState } from './use-pending.ts';

type Props = {
  org: ManagedOrg;
  person: ManagedPerson;
  state: PendingState;
};

/** Takes a person out of the organization, once that was confirmed. */
function RemovePerson({ org, person }: Pick<Props, 'org' | 'person'>) {
  const { t } = useTranslation();
  const remove = useRemovePerson(org.id);
  const [question, setQuestion] = useState<Question | null>(null);
  const names = { entity: person.name, org: org.name };
  const run = (): void =>
    remove.mutate(person.slug, {
      onSuccess: () => say(t('managerPeople.removedPerson', names), 'success', limits.managerNoticeMs),
      onError: () => say(t('managerPeople.removePersonFailed', names), 'error'),
    });
  return (
    <>
      <Button
        variant="default"
        loading={remove.isPending}
        onClick={() =>
          setQuestion({
            title: t('managerPeople.removeQuestion', names),
            text: t('managerPeople.removeText', names),
            confirm: t('manager.remove'),
            cancel: t('manager.cancel'),
            run,
          })
        }
      >
        {t('managerPeople.removeFromOrg')}
      </Button>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

/** Another name, and the one place where what waits of this person is saved or given up. */
function SaveRow({ org, person, state }: Props) {
  const { t } = useTranslation();
  const { pending, setPending, save, discard, isSaving } = state;
  const { name } = pendingOf(pending, person.id);
  const count = personChanges(pending, person.id).length;
  const [typed, setTyped] = useState(name ?? person.name);
  // What was discarded, or saved, is no longer typed.
  const [known, setKnown] = useState(name);
  if (known !== name) {
    setKnown(name);
    if (name === null && known !== null) setTyped(person.name);
  }
  const waiting = count === 0 ? t('managerDetails.unchanged') : t('managerPeople.pending', { count });
  return (
    <section className={classes['rename']} aria-label={waiting}>
      <TextInput
        label={t('managerPeople.name')}
        autoComplete="off"
        maxLength={limits.personPageNameMax}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          setPending((now) => withName(now, person, value));
        }}
      />
      <Button
        aria-label={t('managerPeople.saveOf', { name: person.name })}
        loading={isSaving}
        disabled={count === 0}
        onClick={() => save(person)}
      >
        {t('manager.save')}
      </Button>
      <Button variant="default" disabled={count === 0} onClick={() => discard(person.id)}>
        {t('manager.discard')}
      </Button>
      <p className={classes['waiting']} data-pending={count > 0 || undefined} aria-live="polite">
        {waiting}
      </p>
      <RemovePerson org={org} person={person} />
    </section>
  );
}

/** What is open of one person: their name, where they speak, what was found for them, and what waits to be saved. */
export function PersonPanel({ org, person, state }: Props) {
  const { pending, setPending } = state;
  return (
    <div className={classes['person']}>
      <SaveRow org={org} person={person} state={state} />
      <PersonCrawl org={org} person={person} />
      <PersonItems
        person={person}
        removed={pendingOf(pending, person.id).removed}
        onToggle={(slug) => setPending((now) => withToggled(now, person.id, slug))}
      />
      <PersonCandidates org={org} person={person} state={state} />
    </div>
  );
}

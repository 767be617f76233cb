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
import { changesOf, pendingOf, withName, withToggled } from './pending.ts';
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

function PanelBody({ org, person, state }: Props) {
  const { t } = useTranslation();
  const { pending, setPending, save, isSaving } = state;
  const { name, removed } = pendingOf(pending, person.id);
  const [typed, setTyped] = useState(name ?? person.name);
  // What was discarded, or saved, is no longer typed.
  const [known, setKnown] = useState(name);
  if (known !== name) {
    setKnown(name);
    if (name === null && known !== null) setTyped(person.name);
  }
  return (
    <div className={classes['person']}>
      <div className={classes['rename']}>
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
          disabled={changesOf(pending, person.id).length === 0}
          onClick={() => save(person.id)}
        >
          {t('manager.save')}
        </Button>
        <RemovePerson org={org} person={person} />
      </div>
      <PersonCrawl org={org} person={person} />
      <PersonItems
        person={person}
        removed={removed}
        onToggle={(slug) => setPending((now) => withToggled(now, person.id, slug))}
      />
      <PersonCandidates org={org} person={person} state={state} />
    </div>
  );
}

/** One person of the organization: their name, where they speak, and what waits to be saved. */
export function PersonPanel(props: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { person, state } = props;
  const count = changesOf(state.pending, person.id).length;
  return (
    <details className={classes['entity']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <strong>{person.name}</strong>
        <span>{person.title}</span>
        {count > 0 ? <em>{t('managerPeople.pendingOf', { count })}</em> : null}
      </summary>
      {isOpen ? <PanelBody {...props} /> : null}
    </details>
  );
}

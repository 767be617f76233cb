import { limits, listEditedCode } from '@ecco/contract';
import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { TextInput } from '../../../ui/field/inputs.ts';
import { useModal } from '../../../ui/overlay/use-modal.ts';
import { useHubPreview } from '../api/hub.api.ts';
import { type Choice, choiceKey, followsOf } from './choice.ts';
import classes from './hub-wizard.module.css';
import { type EditedList, useWizardState } from './use-wizard-state.ts';
import { WizardOptions } from './wizard-options.tsx';

/** What is saved. `revision`: of the list as it was edited; null for a new one. */
export type WizardEdit = { title: string; choices: readonly Choice[]; revision: number | null };

type Props = {
  /** The list that is edited; null for a new one. */
  list: EditedList | null;
  onSave: (edit: WizardEdit) => Promise<void>;
  /** The list as it is now, after somebody else has edited it. */
  readAgain: () => Promise<EditedList>;
  onClose: () => void;
};

function Chosen({ choices, onRemove }: { choices: readonly Choice[]; onRemove: (choice: Choice) => void }) {
  const { t } = useTranslation();
  if (choices.length === 0) return <p className={classes['quiet']}>{t('hubWizard.noneChosen')}</p>;
  return (
    <ul className={classes['chips']} aria-label={t('hubWizard.chosen')}>
      {choices.map((choice) => (
        <li key={choiceKey(choice)}>
          <span>{choice.label}</span>
          <button
            type="button"
            aria-label={t('hubWizard.remove', { name: choice.label })}
            onClick={() => onRemove(choice)}
          >
            <IconX size={14} stroke={1.8} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What the list would hold. */
function Preview({ choices }: { choices: readonly Choice[] }) {
  const { t } = useTranslation();
  const { data } = useHubPreview(followsOf(choices));
  if (choices.length === 0 || !data) return null;
  return (
    <p className={classes['preview']} role="status">
      {t('hubWizard.preview', { count: data.items })} · {t('hubWizard.meetings', { count: data.meetings })}
    </p>
  );
}

type Refusal = { kind: 'conflict'; title: string | null } | { kind: 'failed'; message: string | null };

function RefusalText({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation();
  if (refusal.kind === 'failed')
    return (
      <p className={classes['refusal']} role="alert">
        {refusal.message ?? t('hubWizard.saveFailed')}
      </p>
    );
  return (
    <p className={classes['conflict']} role="alert">
      {t('hubWizard.conflict')}{' '}
      {refusal.title === null ? null : t('hubWizard.conflictName', { title: refusal.title })}
    </p>
  );
}

function useSaving({ onSave, readAgain, onClose }: Props, state: ReturnType<typeof useWizardState>) {
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { base, title, choices, merge, forget } = state;
  const takeTheirs = async (): Promise<void> => {
    const theirs = await readAgain();
    const isNamedOtherwise = base !== null && theirs.title !== base.title && title.trim() !== base.title;
    merge(theirs);
    setRefusal({ kind: 'conflict', title: isNamedOtherwise ? theirs.title : null });
  };
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      await onSave({ title: title.trim(), choices, revision: base?.revision ?? null });
      forget();
      onClose();
    } catch (error) {
      const { code, message } = failureOf(error);
      if (code === listEditedCode) {
        await takeTheirs().catch(() => setRefusal({ kind: 'failed', message }));
      } else setRefusal({ kind: 'failed', message });
      setSaving(false);
    }
  };
  return { isSaving, refusal, save };
}

function Steps(props: Props & { label: string }) {
  const { t } = useTranslation();
  const state = useWizardState(props.list);
  const { isSaving, refusal, save } = useSaving(props, state);
  const { choices, keys, title, rename, toggle, remove, isResumed, startOver } = state;
  const [isNameLeft, setNameLeft] = useState(false);
  const mayView = title.trim() !== '' && choices.length > 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (mayView && !isSaving) void save();
  };
  return (
    <>
      <div className={classes['head']}>
        <h2 id={props.label}>
          {props.list ? t('hubWizard.editTitle', { title: props.list.title }) : t('hubWizard.newTitle')}
        </h2>
        <ActionIcon variant="subtle" size={44} aria-label={t('hubWizard.close')} onClick={props.onClose}>
          <IconX size={20} stroke={1.6} />
        </ActionIcon>
      </div>
      <div className={classes['body']}>
        <WizardOptions chosen={keys} onToggle={toggle} />
        <form className={classes['side']} onSubmit={submit} noValidate>
          {isResumed ? (
            <p className={classes['resumed']} role="status">
              {t('hubWizard.resumed')}{' '}
              <Button variant="subtle" size="compact-sm" onClick={startOver}>
                {t('hubWizard.startOver')}
              </Button>
            </p>
          ) : null}
          <TextInput
            label={t('hubWizard.name')}
            placeholder={t('hubWizard.placeholder')}
            autoComplete="off"
            required
            maxLength={limits.listTitleMax}
            value={title}
            error={isNameLeft && title.trim() === '' ? t('hubWizard.nameRequired') : null}
            onBlur={() => setNameLeft(true)}
            onChange={(event) => rename(event.currentTarget.value)}
          />
          <div className={classes['chosen']}>
            <h3>{t('hubWizard.chosenCount', { count: choices.length })}</h3>
            {choices.length >= limits.listFollowsMax ? (
              <p role="status">{t('hubWizard.tooMany', { max: limits.listFollowsMax })}</p>
            ) : null}
            <Chosen choices={choices} onRemove={remove} />
          </div>
          <div className={classes['foot']}>
            {refusal ? <RefusalText refusal={refusal} /> : null}
            <Preview choices={choices} />
            <Button type="submit" size="md" disabled={!mayView} loading={isSaving}>
              {t('hubWizard.view')}
            </Button>
          </div>
        </form>
      </div>
    </>
  );
}

/** Chooses what a watchlist follows, and names it: a window as large as the page. */
export function HubWizard({ open, ...props }: Props & { open: boolean }) {
  const label = useId();
  const dialog = useModal(open);
  return (
    <dialog
      ref={dialog}
      className={classes['wizard']}
      aria-labelledby={label}
      onClose={() => open && props.onClose()}
    >
      {open ? <Steps {...props} label={label} /> : null}
    </dialog>
  );
}

import { type ListInfo, limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { Textarea, TextInput } from '../../ui/field/inputs.ts';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import classes from './list.module.css';

type ListWords = { title: string; description: string | null };
type Props = {
  /** What it is called now; null for a list that is being made. */
  list: Pick<ListInfo, 'title' | 'description'> | null;
  onSave: (words: ListWords) => Promise<void>;
  onClose: () => void;
};

function Fields({ list, onSave, onClose }: Props) {
  const { t } = useTranslation();
  const [title, setTitle] = useState(list?.title ?? '');
  const [description, setDescription] = useState(list?.description ?? '');
  const [missing, setMissing] = useState(false);
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const words = { title: title.trim(), description: description.trim() || null };
    setMissing(words.title === '');
    if (words.title === '') return;
    setSaving(true);
    try {
      await onSave(words);
      onClose();
    } catch (error) {
      setRefusal(failureOf(error).message ?? t('listEdit.failed'));
      setSaving(false);
    }
  };
  return (
    <form className={classes['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        label={t('listEdit.name')}
        placeholder={t('listEdit.placeholder')}
        autoComplete="off"
        autoFocus
        maxLength={limits.listTitleMax}
        value={title}
        error={missing ? t('listEdit.nameRequired') : null}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <Textarea
        label={t('listEdit.description')}
        rows={4}
        maxLength={limits.listDescriptionMax}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      {refusal === null ? null : (
        <p className={classes['refusal']} role="alert">
          {refusal}
        </p>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('listEdit.cancel')}
        </Button>
        <Button type="submit" loading={saving}>
          {t(list === null ? 'listEdit.make' : 'listEdit.save')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Names and describes a list, a new one or one that is there. */
export function ListForm({ open, ...props }: Props & { open: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open={open} label={id} onClose={props.onClose}>
      <h2 id={id}>{t(props.list === null ? 'listEdit.newTitle' : 'listEdit.editTitle')}</h2>
      <Fields {...props} />
    </Dialog>
  );
}

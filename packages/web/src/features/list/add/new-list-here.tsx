import { limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { playlist } from '../../../player/queue/playlist.store.ts';
import { TextInput } from '../../../ui/field/inputs.ts';
import { useCreateList } from '../api/lists.api.ts';
import classes from './add-to-list.module.css';

/** A field that makes a list with the item in it; `uuid` is the item's. */
export function NewListHere({ uuid, onMade }: { uuid: string; onMade: () => void }) {
  const { t } = useTranslation();
  const create = useCreateList();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const title = name.trim();
    setMade(null);
    setFault(title === '' ? t('listEdit.nameRequired') : null);
    if (title === '') return;
    create.mutate(
      { title, episodes: [uuid] },
      {
        onSuccess: (list) => {
          setName('');
          setMade(list.title);
          playlist.getState().open({ id: list.uuid, name: list.title });
          onMade();
        },
        onError: (error) => setFault(failureOf(error).message ?? t('listEdit.failed')),
      },
    );
  };
  return (
    <>
      <form className={classes['newList']} onSubmit={submit} noValidate>
        <TextInput
          label={t('listChoice.newName')}
          placeholder={t('listEdit.placeholder')}
          autoComplete="off"
          maxLength={limits.listTitleMax}
          value={name}
          error={fault}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setFault(null);
          }}
        />
        <Button type="submit" variant="default" loading={create.isPending}>
          {t('listChoice.make')}
        </Button>
      </form>
      <p className={classes['made']} role="status">
        {made === null ? null : t('listChoice.added', { list: made })}
      </p>
    </>
  );
}

import { type ListInfo, limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconAward } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { TextInput } from '../../ui/field/inputs.ts';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { useCurate } from './api/list.api.ts';
import classes from './list.module.css';

type CuratedList = Pick<ListInfo, 'uuid' | 'title' | 'type' | 'category'>;

/** Makes a list one for everybody, under a category, or one's own again; its dialog is to be put on the page. */
export function useCurating(list: CuratedList): {
  label: string;
  busy: boolean;
  press: () => void;
  dialog: ReactNode;
} {
  const { t } = useTranslation();
  const id = useId();
  const { mutateAsync, isPending } = useCurate(list.uuid);
  const [open, setOpen] = useState(false);
  const [category, setCategory] = useState(list.category ?? '');
  const isCurated = list.type === 'curated';
  const curate = async (curated: boolean): Promise<void> => {
    try {
      await mutateAsync({ curated, category: (curated && category.trim()) || null });
      setOpen(false);
      say(t(curated ? 'list.curated' : 'list.uncurated', { title: list.title }));
    } catch (error) {
      setOpen(false);
      say(failureOf(error).message ?? t('list.curateFailed'), 'error');
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void curate(true);
  };
  const dialog = (
    <Dialog open={open} label={`${id}-title`} description={`${id}-text`} onClose={() => setOpen(false)}>
      <h2 id={`${id}-title`}>{t('list.curate')}</h2>
      <p id={`${id}-text`}>{t('list.curateText')}</p>
      <form className={classes['form']} onSubmit={submit}>
        <TextInput
          label={t('list.category')}
          description={t('list.categoryText')}
          autoFocus
          autoComplete="off"
          maxLength={limits.categoryLabelMax}
          value={category}
          onChange={(event) => setCategory(event.currentTarget.value)}
        />
        <DialogActions>
          <Button variant="default" onClick={() => setOpen(false)}>
            {t('listEdit.cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('list.curate')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
  return {
    label: t(isCurated ? 'list.uncurate' : 'list.curate'),
    busy: isPending && !open,
    press: () => (isCurated ? void curate(false) : setOpen(true)),
    dialog,
  };
}

/** The same as a button, for administrators. */
export function CurateList({ list }: { list: CuratedList }) {
  const { label, busy, press, dialog } = useCurating(list);
  return (
    <>
      <Button
        variant="default"
        loading={busy}
        leftSection={<IconAward size={16} stroke={1.6} />}
        onClick={press}
      >
        {label}
      </Button>
      {dialog}
    </>
  );
}

import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx';
import classes from './analysis.module.css';

type Props = { open: boolean; href: string; onLink: (href: string) => void; onClose: () => void };

function LinkForm({ href, labelId, onLink, onClose }: Omit<Props, 'open'> & { labelId: string }) {
  const { t } = useTranslation();
  const [address, setAddress] = useState(href);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onClose();
    onLink(address.trim());
  };
  return (
    <form onSubmit={onSubmit}>
      <label className={classes['address']}>
        <span id={labelId}>{t('analysis.linkAsk')}</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: a dialog that asks for one thing begins there
          autoFocus
          inputMode="url"
          placeholder="https://"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      </label>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('analysis.cancel')}
        </Button>
        <Button type="submit">{t('analysis.link')}</Button>
      </DialogActions>
    </form>
  );
}

/** Asks where the marked words are to lead. */
export function LinkDialog({ open, ...form }: Props) {
  const labelId = useId();
  return (
    <Dialog open={open} label={labelId} onClose={form.onClose}>
      <LinkForm {...form} labelId={labelId} />
    </Dialog>
  );
}

import type { Item } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { copyWords } from '../../ui/overlay/copy-text.ts';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import { embedCode } from './embed-code.ts';
import classes from './item.module.css';

type Props = { item: Item; open: boolean; onClose: () => void };

/** The code that shows the player in another page, to read and to copy. */
export function EmbedDialog({ item, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [titleId, textId] = [`${id}-title`, `${id}-text`];
  const code = embedCode(item, location.origin);
  const copy = (): Promise<void> =>
    copyWords(code, { done: t('embedCode.copied'), failed: t('embedCode.failed') });
  return (
    <Dialog open={open} label={titleId} description={textId} onClose={onClose}>
      <h2 id={titleId}>{t('embedCode.title')}</h2>
      <p id={textId}>{t('embedCode.text')}</p>
      <textarea
        className={classes['code']}
        aria-label={t('embedCode.label')}
        readOnly
        rows={6}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('embedCode.close')}
        </Button>
        <Button onClick={() => void copy()}>{t('embedCode.copy')}</Button>
      </DialogActions>
    </Dialog>
  );
}

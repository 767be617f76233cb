import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { shownTitle } from '../../../format/text.ts';
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx';
import { TextLines } from '../../../ui/text/text-lines.tsx';
import { useListsOfItem } from '../api/lists-of-item.api.ts';
import classes from './add-to-list.module.css';
import { ListChoices } from './list-choices.tsx';

type Props = { uuid: string; title: string; open: boolean; onClose: () => void };

function Choices({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const { t } = useTranslation();
  const lists = useListsOfItem(uuid);
  if (lists.data) return <ListChoices uuid={uuid} lists={lists.data} onClose={onClose} />;
  if (lists.isPending || lists.isFetching)
    return (
      <div className={classes['state']}>
        <p role="status">{t('listChoice.loading')}</p>
        <TextLines widths={[62, 48, 70]} />
      </div>
    );
  const { message } = failureOf(lists.error);
  return (
    <>
      <div className={classes['state']} role="alert">
        <p>{t('listChoice.loadFailed')}</p>
        {message ? <p>{message}</p> : null}
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('listChoice.cancel')}
        </Button>
        <Button onClick={() => void lists.refetch()}>{t('listChoice.retry')}</Button>
      </DialogActions>
    </>
  );
}

/** Which of one's lists an item is in; `title` is the item's. */
export function AddToListDialog({ uuid, title, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [titleId, textId] = [`${id}-title`, `${id}-text`];
  return (
    <Dialog open={open} label={titleId} description={textId} onClose={onClose}>
      <h2 id={titleId}>{t('listChoice.title')}</h2>
      <p id={textId}>{shownTitle(title)}</p>
      <Choices uuid={uuid} onClose={onClose} />
    </Dialog>
  );
}

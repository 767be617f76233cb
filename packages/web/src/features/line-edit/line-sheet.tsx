import type { Item, Segment } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { SideSheet } from '../../ui/overlay/side-sheet.tsx';
import { useLineEdits } from './api/line-edits.api.ts';
import classes from './line-edit.module.css';
import { LineForm } from './line-form.tsx';
import { LineHistory } from './line-history.tsx';
import { RemakeNote } from './remake-note.tsx';

type Props = {
  item: Pick<Item, 'uuid' | 'slug'>;
  /** The line to correct; null for none. */
  segment: Segment | null;
  onClose: () => void;
};

function Inside({ item, segment, onClose }: Props & { segment: Segment }) {
  const { data } = useLineEdits(item.uuid, segment.id);
  return (
    <div className={classes['sheet']}>
      <LineForm item={item} segment={segment} onDone={onClose} />
      {data && data.waiting > 0 ? <RemakeNote item={item} waiting={data.waiting} /> : null}
      <LineHistory item={item} edits={data?.edits ?? []} onUndone={onClose} />
    </div>
  );
}

/** A line of a transcript to put right, with what was said and what was put right before. */
export function LineSheet({ item, segment, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <SideSheet
      open={segment !== null}
      title={t('lineEdit.title')}
      closeLabel={t('lineEdit.close')}
      side="right"
      width="settings"
      onClose={onClose}
    >
      {segment === null ? null : <Inside key={segment.id} item={item} segment={segment} onClose={onClose} />}
    </SideSheet>
  );
}

import type { Item, Segment } from '@ecco/contract';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Jump } from '../../ui/citation/place.context.ts';
import { SideSheet } from '../../ui/overlay/side-sheet.tsx';
import { useDoubts } from './api/hearing.api.ts';
import { type DoubtEntry, placeOfDoubt } from './doubt-entries.ts';
import { DoubtList } from './doubt-list.tsx';
import classes from './hearing.module.css';

type Props = {
  item: Pick<Item, 'uuid'>;
  /** Null where nothing can be transcribed. */
  onPlay: Jump | null;
  /** Shows the form in which a line is corrected. */
  editor: (segment: Segment | null, onClose: () => void) => ReactNode;
};

/** Opens what of a recording was transcribed unsurely; nothing where all was transcribed well. */
export function HearingButton({ item, onPlay, editor }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [edited, setEdited] = useState<Segment | null>(null);
  const { data: doubts } = useDoubts(item.uuid);
  if (doubts === undefined || doubts.lines.length === 0) return null;
  const play = onPlay && (({ line }: DoubtEntry) => onPlay(placeOfDoubt(line)));
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
        {doubts.open === 0 ? t('hearing.reviewed') : t('hearing.count', { count: doubts.open })}
      </Button>
      <SideSheet
        open={isOpen}
        title={t('hearing.title')}
        closeLabel={t('hearing.close')}
        side="right"
        width="settings"
        onClose={() => setOpen(false)}
      >
        {isOpen ? (
          <div className={classes['sheet']}>
            {doubts.waiting > 0 ? (
              <p className={classes['note']}>{t('hearing.waiting', { count: doubts.waiting })}</p>
            ) : null}
            <DoubtList item={item} doubts={doubts} onPlay={play} onEdit={setEdited} />
          </div>
        ) : null}
      </SideSheet>
      {editor(edited, () => setEdited(null))}
    </>
  );
}

import type { Item } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Jump } from '../../ui/citation/place.context.ts';
import { SideSheet } from '../../ui/overlay/side-sheet.tsx';
import { useVoices } from './api/voice.api.ts';
import { useVoiceTask } from './use-voice-task.ts';
import classes from './voice.module.css';
import { VoiceDecisionRow } from './voice-decision-row.tsx';
import { VoiceProposalRow } from './voice-proposal-row.tsx';

type Props = {
  item: Pick<Item, 'uuid'>;
  /** Null where nothing can be played. */
  onPlay: Jump | null;
};

/** Opens whom voices of an item sound like; nothing where none sounds like anybody and nothing was decided. */
export function VoicesButton({ item, onPlay }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { data: voices } = useVoices(item.uuid);
  const { decide, undo, isBusy } = useVoiceTask(item.uuid);
  if (voices === undefined || voices.proposals.length + voices.decisions.length === 0) return null;
  const { proposals, decisions } = voices;
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
        {proposals.length === 0 ? t('voice.decided') : t('voice.count', { count: proposals.length })}
      </Button>
      <SideSheet
        open={isOpen}
        title={t('voice.title')}
        closeLabel={t('voice.close')}
        side="right"
        width="settings"
        onClose={() => setOpen(false)}
      >
        <div className={classes['sheet']}>
          <p className={classes['note']}>{t(proposals.length === 0 ? 'voice.none' : 'voice.hint')}</p>
          <ul className={classes['list']}>
            {proposals.map((proposal) => (
              <VoiceProposalRow key={proposal.label} {...{ proposal, onPlay, isBusy }} onDecide={decide} />
            ))}
            {decisions.map((decision) => (
              <VoiceDecisionRow
                key={`${decision.uuid} ${decision.label}`}
                {...{ decision, isBusy }}
                onUndo={undo}
              />
            ))}
          </ul>
        </div>
      </SideSheet>
    </>
  );
}

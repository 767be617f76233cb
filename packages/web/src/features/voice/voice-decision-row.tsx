import type { VoiceDecision } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../ui/text/moment.tsx';
import classes from './voice.module.css';

type Props = { decision: VoiceDecision; onUndo: (uuid: string) => void; isBusy: boolean };

/** What was decided of a voice, by whom, with the way back. */
export function VoiceDecisionRow({ decision, onUndo, isBusy }: Props) {
  const { t } = useTranslation();
  const { uuid, called, name, verdict, by, at } = decision;
  return (
    <li className={classes['row']} data-done>
      <p className={classes['claim']}>{t(`voice.verdict.${verdict}`, { called, name })}</p>
      <p className={classes['note']}>
        {by ?? t('voice.somebody')} · <Moment iso={at} />
      </p>
      <div className={classes['actions']}>
        <Button variant="default" size="compact-sm" disabled={isBusy} onClick={() => onUndo(uuid)}>
          {t('shell.undo')}
        </Button>
      </div>
    </li>
  );
}

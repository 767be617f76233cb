import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { SideSheet } from '../../ui/overlay/side-sheet.tsx';
import { useDetails } from './api/corrections.api.ts';
import classes from './correction.module.css';
import { DetailsForm } from './details-form.tsx';
import { EditHistory } from './edit-history.tsx';

type Props = { id: string; open: boolean; onClose: () => void };

/** The details of an item to put right, with what was put right before. */
export function DetailsSheet({ id, open, onClose }: Props) {
  const { t } = useTranslation();
  const { data: details, error } = useDetails(id);
  return (
    <SideSheet
      open={open}
      title={t('correction.title')}
      closeLabel={t('correction.close')}
      side="right"
      width="settings"
      onClose={onClose}
    >
      {error ? <p role="alert">{failureOf(error).message ?? t('correction.failed')}</p> : null}
      {details ? (
        <div className={classes['sheet']}>
          <DetailsForm
            details={details}
            submit={t('correction.save')}
            onSaved={() => say(t('correction.saved'))}
          />
          {details.found.map((words) => (
            <p key={words} className={classes['found']}>
              {words}
            </p>
          ))}
          <EditHistory details={details} />
        </div>
      ) : null}
    </SideSheet>
  );
}

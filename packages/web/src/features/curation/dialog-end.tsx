import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '../../ui/overlay/dialog.tsx';
import classes from './curation.module.css';

type Props = {
  /** What the field of the dialog refers to as its description. */
  problemId: string;
  problem: string | null;
  submit: string;
  busy: boolean;
  onClose: () => void;
};

/** The end of a dialog with one field: what is wrong with it, the way out and the way on. */
export function DialogEnd({ problemId, problem, submit, busy, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <p id={problemId} role="alert" className={classes['problem']}>
        {problem}
      </p>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('curation.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {submit}
        </Button>
      </DialogActions>
    </>
  );
}

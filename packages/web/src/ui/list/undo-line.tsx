import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './undo-line.module.css';

/**
 * Stands where something was taken away, until the page is left. It takes the focus, which would be lost with what is
 * gone; nothing runs out while somebody makes up their mind.
 */
export function UndoLine({ text, onUndo }: { text: string; onUndo: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes['line']}>
      <p>{text}</p>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('shell.undoNamed', { text })}
        onClick={onUndo}
        autoFocus
      >
        {t('shell.undo')}
      </Button>
    </div>
  );
}

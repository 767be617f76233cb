import type { LineEdit } from '@ecco/contract';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../ui/text/moment.tsx';

type Props = {
  edit: LineEdit;
  /** Where the line is, where that is not said already. */
  place?: ReactNode;
  /** Takes the correction back; null where that cannot be done. */
  onUndo: (() => void) | null;
};

/** A correction of a line: from what to what, by whom and when. */
export function EditEntry({ edit: { before, after, by, at, undone }, place, onUndo }: Props) {
  const { t } = useTranslation();
  return (
    <li data-undone={undone || undefined}>
      {place}
      <del>{before}</del>
      <ins>{after}</ins>
      <div>
        <p>
          {by ?? t('lineEdit.somebody')} · <Moment iso={at} />
          {undone ? ` · ${t('lineEdit.isUndone')}` : ''}
        </p>
        {onUndo === null ? null : (
          <Button variant="default" size="compact-sm" onClick={onUndo}>
            {t('shell.undo')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Of these corrections, the last first, those that can be taken back: of each line the last one that holds. */
export function lastOfEachLine(edits: readonly LineEdit[]): ReadonlySet<string> {
  const last = new Map<string, string>();
  for (const { undone, segment, uuid } of edits) if (!undone && !last.has(segment)) last.set(segment, uuid);
  return new Set(last.values());
}

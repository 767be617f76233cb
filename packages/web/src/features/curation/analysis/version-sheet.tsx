import type { DocumentVersion, Item } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { SideSheet } from '../../../ui/overlay/side-sheet.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { TextLines } from '../../../ui/text/text-lines.tsx';
import { useDocumentVersion } from '../api/item-document.api.ts';
import classes from './analysis.module.css';
import { HtmlView } from './html-view.tsx';

type PreviewProps = { item: Pick<Item, 'uuid'>; version: string; onRestore: (html: string) => void };

function Preview({ item, version, onRestore }: PreviewProps) {
  const { t } = useTranslation();
  const { data, error } = useDocumentVersion(item, version);
  if (error) return <p role="alert">{failureOf(error).message ?? t('error.unknown')}</p>;
  if (!data) return <TextLines widths={[90, 96, 60]} />;
  return (
    <div className={classes['version']}>
      <div className={classes['prose']}>
        <HtmlView html={data.html} />
      </div>
      <Button variant="default" size="compact-sm" onClick={() => onRestore(data.html)}>
        {t('analysis.restore')}
      </Button>
    </div>
  );
}

type Props = {
  item: Pick<Item, 'uuid'>;
  versions: readonly DocumentVersion[];
  open: boolean;
  onClose: () => void;
  /** Takes an older version into the editor. */
  onRestore: (html: string) => void;
};

/** What was saved before, by whom and when; each can be read and taken back into the editor. */
export function VersionSheet({ item, versions, open, onClose, onRestore }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<string | null>(null);
  return (
    <SideSheet
      open={open}
      title={t('analysis.history')}
      closeLabel={t('analysis.closeHistory')}
      side="right"
      width="settings"
      onClose={onClose}
    >
      {versions.length === 0 ? <p className={classes['quiet']}>{t('analysis.noHistory')}</p> : null}
      <ol className={classes['versions']}>
        {versions.map(({ uuid, at, by, length }, place) => (
          <li key={uuid}>
            <button
              type="button"
              aria-expanded={shown === uuid}
              onClick={() => setShown(shown === uuid ? null : uuid)}
            >
              <Moment iso={at} />
              <span>
                {by ?? t('analysis.somebody')}
                {place === 0 ? ` · ${t('analysis.newest')}` : ''}
                {length === 0 ? ` · ${t('analysis.wasRemoved')}` : ''}
              </span>
            </button>
            {shown === uuid && length > 0 ? (
              <Preview item={item} version={uuid} onRestore={onRestore} />
            ) : null}
          </li>
        ))}
      </ol>
    </SideSheet>
  );
}

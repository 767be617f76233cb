/* This file and the editor come only when somebody writes. */
import type { Summary } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { TextLines } from '../../../ui/text/text-lines.tsx';
import { useItemDocument } from '../api/item-document.api.ts';
import type { CitedItem } from './citable.ts';
import { DocumentEditor } from './document-editor.tsx';

type Props = { item: CitedItem; summary: Summary; onClose: () => void };

/** Asks what is saved and what the person has as a draft, and lets them write on from there. */
export function AnalysisEditor({ item, summary, onClose }: Props) {
  const { t } = useTranslation();
  const { data: written, isFetchedAfterMount, error } = useItemDocument(item);
  if (error) return <p role="alert">{t('analysis.loadFailed')}</p>;
  if (!written || !isFetchedAfterMount)
    return (
      <div role="status">
        <span className="visually-hidden">{t('analysis.loading')}</span>
        <TextLines widths={[40, 100, 96, 98, 62]} />
      </div>
    );
  return <DocumentEditor item={item} summary={summary} written={written} onClose={onClose} />;
}

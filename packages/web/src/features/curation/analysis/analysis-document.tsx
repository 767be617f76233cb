import type { Item, Summary } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { Section } from '../../../ui/page/section.tsx';
import { TextLines } from '../../../ui/text/text-lines.tsx';
import classes from './analysis.module.css';
import { HtmlView } from './html-view.tsx';

/** The editor is large, and few write. */
const AnalysisEditor = lazyChunk(
  () => import('./analysis-editor.tsx'),
  ({ AnalysisEditor }) => AnalysisEditor,
);

type Props = {
  item: Pick<Item, 'uuid'>;
  summary: Summary;
  /** Whether this reader may write it. */
  mayEdit: boolean;
  isWriting: boolean;
  onWriting: (isWriting: boolean) => void;
};

/** The analysis of an item as a person wrote it; those who may can write it here. */
export function AnalysisDocument({ item, summary, mayEdit, isWriting, onWriting }: Props) {
  const { t } = useTranslation();
  const html = summary.html_document;
  if (isWriting && mayEdit)
    return (
      <Section title={t('analysis.title')}>
        <Suspense
          fallback={
            <div role="status">
              <span className="visually-hidden">{t('analysis.loading')}</span>
              <TextLines widths={[40, 100, 96, 98, 62]} />
            </div>
          }
        >
          <AnalysisEditor item={item} summary={summary} onClose={() => onWriting(false)} />
        </Suspense>
      </Section>
    );
  if (html === null) return null;
  return (
    <Section
      title={t('analysis.title')}
      aside={
        mayEdit ? (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPencil size={16} stroke={1.6} />}
            onClick={() => onWriting(true)}
          >
            {t('analysis.edit')}
          </Button>
        ) : null
      }
    >
      <div className={classes['prose']}>
        <HtmlView html={html} />
      </div>
    </Section>
  );
}

import type { Item, Summary } from '@ecco/contract';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { Segmented } from '../../../ui/field/segmented.tsx';
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
  item: Pick<Item, 'uuid' | 'slug' | 'kind' | 'title'>;
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
  const modes = mayEdit ? (
    <Segmented
      label={t('analysis.mode')}
      value={isWriting ? 'editing' : 'viewing'}
      choices={[
        { value: 'viewing', text: t('analysis.viewing') },
        { value: 'editing', text: t('analysis.editing') },
      ]}
      onChoose={(mode) => onWriting(mode === 'editing')}
    />
  ) : null;
  if (isWriting && mayEdit)
    return (
      <Section title={t('analysis.title')} aside={modes}>
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
    <Section title={t('analysis.title')} aside={modes}>
      <div className={classes['prose']}>
        <HtmlView html={html} />
      </div>
    </Section>
  );
}

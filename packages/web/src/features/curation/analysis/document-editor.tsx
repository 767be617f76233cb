import { Button } from '@mantine/core';
import { EditorContent } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortMoment } from '../../../format/moment.ts';
import { quoted } from '../../../format/text.ts';
import { ConfirmDialog, type Question } from '../../../ui/overlay/confirm-dialog.tsx';
import classes from './analysis.module.css';
import type { Citable } from './citable.ts';
import { CiteSheet } from './cite-sheet.tsx';
import { citeOf } from './draft-of-summary.ts';
import { EditorTools } from './editor-tools.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { useDocumentEditor, type Writing } from './use-document-editor.ts';
import type { DraftState } from './use-draft.ts';
import { VersionSheet } from './version-sheet.tsx';

/** Asks the browser to warn before a page with words that are kept nowhere is left. */
function useWarnBeforeLeaving(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isLost]);
}

function DraftNote({ state: { is, at } }: { state: DraftState }) {
  const { t } = useTranslation();
  const time = at === null ? null : shortMoment(at);
  return (
    <p role="status" className={classes['kept']} data-failed={is === 'failed' || undefined}>
      {is === 'kept' && time ? t('analysis.draftKept', { time }) : null}
      {is === 'waiting' ? t('analysis.draftWaiting') : null}
      {is === 'failed' ? t('analysis.draftFailed') : null}
    </p>
  );
}

type ProblemProps = { message: string; changed: boolean; onSee: () => void; onSaveOver: () => void };

function Problem({ message, changed, onSee, onSaveOver }: ProblemProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={classes['problem']}>
      <p>{message}</p>
      {changed ? (
        <div className={classes['insertions']}>
          <Button variant="default" size="compact-sm" onClick={onSee}>
            {t('analysis.seeTheirs')}
          </Button>
          <Button variant="default" size="compact-sm" onClick={onSaveOver}>
            {t('analysis.saveOver')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** The editor of an analysis, with its toolbar, its draft, what was saved before and the places to cite. */
export function DocumentEditor(writing: Writing) {
  const { t } = useTranslation();
  const { item, summary } = writing;
  const { editor, draft, versions, problem, isSaving, save, saveOver, discard, restore } =
    useDocumentEditor(writing);
  const [open, setOpen] = useState<'cite' | 'history' | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  useWarnBeforeLeaving(draft.is === 'waiting' || draft.is === 'failed');
  const close = (): void => setOpen(null);
  const onLink = (href: string): void => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else chain.setLink({ href }).run();
  };
  const onInsert = (cited: Citable, how: 'quote' | 'place'): void => {
    const words = cited.isQuote ? quoted(cited.text) : cited.text;
    const text = how === 'quote' ? [{ type: 'text', text: `${words} ` }] : [];
    close();
    editor
      .chain()
      .focus()
      .insertContent([...text, citeOf(t, cited)])
      .run();
  };
  const askToDiscard = (): void =>
    setQuestion({
      title: t('analysis.discardTitle'),
      text: t('analysis.discardText'),
      confirm: t('analysis.discard'),
      cancel: t('analysis.stay'),
      run: discard,
    });
  return (
    <div className={classes['editor']}>
      <EditorTools
        editor={editor}
        onLink={() => setLink(String(editor.getAttributes('link')['href'] ?? ''))}
        onCite={() => setOpen('cite')}
      />
      <EditorContent editor={editor} className={classes['prose']} />
      <div className={classes['foot']}>
        {/* Beside what was pressed: the head of a long document is out of sight. */}
        {problem === null ? null : (
          <Problem {...problem} onSee={() => setOpen('history')} onSaveOver={saveOver} />
        )}
        <div className={classes['actions']}>
          <DraftNote state={draft} />
          <Button variant="default" onClick={() => setOpen('history')}>
            {t('analysis.history')}
          </Button>
          {draft.is === 'clean' ? null : (
            <Button variant="default" onClick={askToDiscard}>
              {t('analysis.discard')}
            </Button>
          )}
          <Button loading={isSaving} onClick={save}>
            {t('analysis.save')}
          </Button>
        </div>
      </div>
      <LinkDialog open={link !== null} href={link ?? ''} onLink={onLink} onClose={() => setLink(null)} />
      <CiteSheet item={item} summary={summary} open={open === 'cite'} onClose={close} onInsert={onInsert} />
      <VersionSheet
        item={item}
        versions={versions}
        open={open === 'history'}
        onClose={close}
        onRestore={(html) => {
          close();
          restore(html);
        }}
      />
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </div>
  );
}

/*
 * Writing the analysis of an item. This file and its editor come only when somebody writes. What was written stays in
 * the editor until it is saved; a failure keeps it.
 */
import type { Item, Summary } from '@ecco/contract';
import { Button } from '@mantine/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { ConfirmDialog, type Question } from '../../../ui/overlay/confirm-dialog.tsx';
import { say } from '../../../ui/overlay/notice.store.ts';
import { useSaveDocument } from '../api/save-document.api.ts';
import classes from './analysis.module.css';
import { draftOfSummary } from './draft-of-summary.ts';
import { EditorTools } from './editor-tools.tsx';
import { LinkDialog } from './link-dialog.tsx';

type Props = { item: Pick<Item, 'uuid'>; summary: Summary; onClose: () => void };

/** Asks the browser to warn before a page with unsaved words is left. */
function useWarnBeforeLeaving(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
}

export function AnalysisEditor({ item, summary, onClose }: Props) {
  const { t } = useTranslation();
  const save = useSaveDocument(item);
  const [isChanged, setIsChanged] = useState(summary.html_document === null);
  const [problem, setProblem] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [link, setLink] = useState<string | null>(null);
  useWarnBeforeLeaving(isChanged);
  const editor = useEditor({
    extensions: [StarterKit.configure({ link: { openOnClick: false, defaultProtocol: 'https' } })],
    content:
      summary.html_document ??
      draftOfSummary(summary, { insights: t('summary.insights'), why: t('summary.why') }),
    // The style sheet of this part does it, in the colours of the page.
    injectCSS: false,
    autofocus: 'start',
    editorProps: {
      attributes: { 'aria-label': t('analysis.editor'), role: 'textbox', 'aria-multiline': 'true' },
    },
    onUpdate: () => setIsChanged(true),
  });

  const onSave = (): void => {
    const html = editor.isEmpty ? '' : editor.getHTML();
    save.mutate(html, {
      onSuccess: () => {
        say(t(html === '' ? 'analysis.removed' : 'analysis.saved'));
        onClose();
      },
      onError: (error) =>
        setProblem(t('analysis.failed', { message: failureOf(error).message ?? t('error.unknown') })),
    });
  };
  const askToLeave = (): void =>
    setQuestion({
      title: t('analysis.leaveTitle'),
      text: t('analysis.leaveText'),
      confirm: t('analysis.leave'),
      cancel: t('analysis.stay'),
      run: onClose,
    });
  const onLink = (href: string): void => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else chain.setLink({ href }).run();
  };

  return (
    <div className={classes['editor']}>
      <EditorTools
        editor={editor}
        onLink={() => setLink(String(editor.getAttributes('link')['href'] ?? ''))}
      />
      <EditorContent editor={editor} className={classes['prose']} />
      <p role="alert" className={classes['problem']}>
        {problem}
      </p>
      <div className={classes['actions']}>
        <Button variant="default" onClick={isChanged ? askToLeave : onClose}>
          {t('analysis.cancel')}
        </Button>
        <Button loading={save.isPending} onClick={onSave}>
          {t('analysis.save')}
        </Button>
      </div>
      <LinkDialog open={link !== null} href={link ?? ''} onLink={onLink} onClose={() => setLink(null)} />
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </div>
  );
}

/*
 * The state of an analysis that is written. What is written is kept as a draft until it is saved; who saves says from
 * which version they began, and is told where somebody else saved meanwhile.
 */
import type { ItemDocument, Summary } from '@ecco/contract';
import { type Editor, useEditor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { say } from '../../../ui/overlay/notice.store.ts';
import { useDropDraft, useFreshDocument, useSaveDocument } from '../api/item-document.api.ts';
import type { CitedItem } from './citable.ts';
import { draftOfSummary } from './draft-of-summary.ts';
import { editorExtensions } from './editor-extensions.ts';
import { cleanPasted } from './pasted-html.ts';
import { useDraft } from './use-draft.ts';

export type Writing = { item: CitedItem; summary: Summary; written: ItemDocument; onClose: () => void };
/** `changed`: somebody else saved another version. */
type Problem = { message: string; changed: boolean };

const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

function useText({ summary, written }: Writing, onChange: (html: string) => void): Editor {
  const { t } = useTranslation();
  return useEditor({
    extensions: editorExtensions(t('analysis.placeholder')),
    content:
      written.draft?.html ??
      written.html ??
      draftOfSummary(summary, { insights: t('summary.insights'), why: t('summary.why') }, t),
    // The style sheet of this part does it, in the colors of the page.
    injectCSS: false,
    autofocus: 'start',
    editorProps: {
      attributes: { 'aria-label': t('analysis.editor'), role: 'textbox', 'aria-multiline': 'true' },
      transformPastedHTML: cleanPasted,
    },
    onUpdate: ({ editor }) => onChange(htmlOf(editor)),
  });
}

export function useDocumentEditor(writing: Writing) {
  const { item, written, onClose } = writing;
  const { t } = useTranslation();
  const isStale = written.draft !== null && written.draft.base !== written.version;
  const [base, setBase] = useState(isStale ? (written.draft?.base ?? null) : written.version);
  const [versions, setVersions] = useState(written.versions);
  const [problem, setProblem] = useState<Problem | null>(
    isStale ? { message: t('analysis.staleDraft'), changed: true } : null,
  );
  const draft = useDraft({ id: item.uuid, base, at: written.draft?.at ?? null });
  const editor = useText(writing, draft.note);
  const saving = useSaveDocument(item);
  const dropping = useDropDraft(item);
  const fresh = useFreshDocument(item);

  const onRefused = async (error: unknown, html: string): Promise<void> => {
    const { code, message } = failureOf(error);
    draft.note(html);
    const changed = code === 'document.changed';
    const text = message ?? t('error.unknown');
    setProblem({ message: changed ? text : t('analysis.failed', { message: text }), changed });
    if (changed) setVersions((await fresh().catch(() => written)).versions);
  };
  const save = async (from: string | null): Promise<void> => {
    const html = htmlOf(editor);
    // A draft that is on its way would come back after the document.
    draft.forget();
    await draft.settled();
    saving.mutate(
      { html, base: from },
      {
        onSuccess: () => {
          say(t(html === '' ? 'analysis.removed' : 'analysis.saved'));
          onClose();
        },
        onError: (error) => void onRefused(error, html),
      },
    );
  };
  /** Writes over what somebody else saved, knowing it. */
  const saveOver = async (): Promise<void> => {
    const { version } = await fresh();
    setBase(version);
    await save(version);
  };
  const discard = async (): Promise<void> => {
    draft.forget();
    await draft.settled();
    dropping.mutate(undefined, {
      onSuccess: onClose,
      onError: (error) => say(failureOf(error).message ?? t('error.unknown'), 'error'),
    });
  };
  const restore = (html: string): void => {
    editor.chain().focus().setContent(html, { emitUpdate: true }).run();
    say(t('analysis.restored'));
  };
  return {
    editor,
    draft: draft.state,
    versions,
    problem,
    isSaving: saving.isPending,
    save: () => void save(base),
    saveOver: () => void saveOver(),
    discard: () => void discard(),
    restore,
  };
}

import type { ByDraftSubject, DraftLine, EditedDraft, MailDraft } from '@ecco/contract';

/** What somebody changed of a draft: by the ids of its sentences, so that it holds when the draft is read again. */
export type MailEdit = {
  subject: string;
  opening: string;
  closing: string;
  left: ReadonlySet<string>;
  wording: ReadonlyMap<string, string>;
};

/** A mail that nobody changed yet. */
export const editOf = ({ subject }: Pick<MailDraft, 'subject'>): MailEdit => ({
  ...{ subject, opening: '', closing: '' },
  left: new Set(),
  wording: new Map(),
});

/** The edit with a sentence kept or left out. */
export function withLine(edit: MailEdit, { id }: Pick<DraftLine, 'id'>, isKept: boolean): MailEdit {
  const left = new Set(edit.left);
  if (isKept) left.delete(id);
  else left.add(id);
  return { ...edit, left };
}

/** The edit with a sentence in other words; null takes them back. */
export function withWording(edit: MailEdit, { id }: Pick<DraftLine, 'id'>, words: string | null): MailEdit {
  const wording = new Map(edit.wording);
  if (words === null) wording.delete(id);
  else wording.set(id, words);
  return { ...edit, wording };
}

/** The mail that an edit makes of a draft; null while its subject or a sentence is empty. */
export function editedDraft(subject: ByDraftSubject, draft: MailDraft, edit: MailEdit): EditedDraft | null {
  const lines = draft.sections
    .flatMap((section) => section.lines)
    .filter(({ id }) => !edit.left.has(id))
    .map(({ id, text }) => {
      const words = edit.wording.get(id);
      return words === undefined || words === text ? { id } : { id, text: words };
    });
  if (edit.subject.trim() === '' || lines.some(({ text }) => text?.trim() === '')) return null;
  const { opening, closing } = edit;
  return { ...subject, subject: edit.subject, opening, closing, lines };
}

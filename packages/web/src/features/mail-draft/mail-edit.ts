import type { ByDraftSubject, DraftLine, EditedDraft, MailDraft } from '@ecco/contract';
import {
  isRecord,
  readPersisted,
  removePersisted,
  writePersisted,
} from '../../persistence/browser-storage.ts';

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

const editKey = ({ type, uuid }: Pick<MailDraft, 'type' | 'uuid'>): string => `mail-draft.${type}.${uuid}`;

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** What was changed of a draft in this tab before the page was loaded again; else a mail that nobody changed. */
export function storedEditOf(draft: MailDraft): MailEdit {
  const fresh = editOf(draft);
  const retained = readPersisted(editKey(draft), 'tab');
  if (!isRecord(retained)) return fresh;
  const textOf = (name: 'subject' | 'opening' | 'closing'): string => {
    const text = retained[name];
    return typeof text === 'string' ? text : fresh[name];
  };
  const wording = isRecord(retained['wording']) ? Object.entries(retained['wording']) : [];
  return {
    ...{ subject: textOf('subject'), opening: textOf('opening'), closing: textOf('closing') },
    left: new Set(texts(retained['left'])),
    wording: new Map(wording.filter((one): one is [string, string] => typeof one[1] === 'string')),
  };
}

/** Keeps an edit until the tab is closed. */
export function storeEdit(
  draft: Pick<MailDraft, 'type' | 'uuid'>,
  { left, wording, ...edit }: MailEdit,
): void {
  const retained = { ...edit, left: [...left], wording: Object.fromEntries(wording) };
  writePersisted(editKey(draft), retained, 'tab');
}

/** Forgets what was kept of an edit. */
export const forgetEdit = (draft: Pick<MailDraft, 'type' | 'uuid'>): void =>
  removePersisted(editKey(draft), 'tab');

/** Whether somebody changed anything. */
export const isEdited = (draft: Pick<MailDraft, 'subject'>, edit: MailEdit): boolean =>
  edit.subject !== draft.subject ||
  edit.opening + edit.closing !== '' ||
  edit.left.size + edit.wording.size > 0;

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

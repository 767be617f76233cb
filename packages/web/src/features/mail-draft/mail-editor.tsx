import type { ByDraftSubject, MailDraft } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { useMailShown } from './api/mail-draft.api.ts';
import { DraftForm } from './draft-form.tsx';
import { MailActions } from './mail-actions.tsx';
import classes from './mail-draft.module.css';
import {
  editedDraft,
  editOf,
  forgetEdit,
  isEdited,
  type MailEdit,
  storedEditOf,
  storeEdit,
} from './mail-edit.ts';
import { MailPreview } from './mail-preview.tsx';

type Props = { subject: ByDraftSubject; draft: MailDraft; onReload: () => void };

/** A mail about a thing: what can be changed of it, and how it looks. */
export function MailEditor({ subject, draft, onReload }: Props) {
  const { t } = useTranslation();
  const [edit, setEdit] = useState(() => storedEditOf(draft));
  const change = (next: MailEdit): void => {
    setEdit(next);
    storeEdit(draft, next);
  };
  const discard = (): void => {
    setEdit(editOf(draft));
    forgetEdit(draft);
  };
  const edited = useMemo(() => editedDraft(subject, draft, edit), [subject, draft, edit]);
  const { data: shown, error, isFetching, isSettled } = useMailShown(edited);
  const failure = error === null ? null : failureOf(error);
  const isCurrent = isSettled && !isFetching && failure === null;
  return (
    <div className={classes['editor']}>
      <DraftForm
        draft={draft}
        edit={edit}
        onEdit={change}
        onDiscard={isEdited(draft, edit) ? discard : null}
      />
      <section className={classes['preview']} aria-label={t('mailDraft.preview')}>
        <MailActions edited={edited} mail={isCurrent && shown ? shown : null} to={draft.to} />
        <div role="alert" className={classes['refusal']}>
          {failure === null || edited === null ? null : (
            <p className={classes['problem']}>
              {failure.message ?? t('error.unknown')}
              {failure.status === 409 ? (
                <Button variant="default" size="compact-sm" onClick={onReload}>
                  {t('mailDraft.reload')}
                </Button>
              ) : null}
            </p>
          )}
        </div>
        {shown ? <MailPreview mail={shown} /> : null}
      </section>
    </div>
  );
}

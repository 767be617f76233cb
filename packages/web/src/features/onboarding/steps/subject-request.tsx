import type { OnboardingScheme } from '@ecco/domain';
import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../ui/field/inputs.ts';
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx';
import { NoticeDialog } from '../../../ui/overlay/notice-dialog.tsx';
import { useRequestSubject } from '../api/request-subject.api.ts';
import classes from './subject-request.module.css';

const subjectMax = 200;

type AskProps = { scheme: OnboardingScheme; onSent: () => void; onClose: () => void; label: string };

/** The prompt: an empty entry closes it, a failure keeps what was typed. */
function Ask({ scheme, onSent, onClose, label }: AskProps) {
  const { t } = useTranslation();
  const request = useRequestSubject();
  const [subject, setSubject] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const query = subject.trim();
    if (query === '') onClose();
    else request.mutate(t('onboarding.requestMessage', { scheme, subject: query }), { onSuccess: onSent });
  };
  return (
    <form onSubmit={submit}>
      <label id={label} htmlFor={`${label}-field`} className={classes['label']}>
        {t('onboarding.requestLabel')}
      </label>
      <TextInput
        id={`${label}-field`}
        value={subject}
        maxLength={subjectMax}
        autoComplete="off"
        autoFocus
        onChange={(event) => setSubject(event.currentTarget.value)}
      />
      {request.isError ? (
        <p className={classes['fault']} role="alert">
          {t('onboarding.requestFailed')}
        </p>
      ) : null}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('onboarding.cancel')}
        </Button>
        <Button type="submit" loading={request.isPending}>
          {t('onboarding.requestSend')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Asks for a subject that the wizard does not offer. */
export function SubjectRequest({ scheme }: { scheme: OnboardingScheme }) {
  const { t } = useTranslation();
  const label = useId();
  const [state, setState] = useState<'closed' | 'asking' | 'thanking'>('closed');
  const close = (): void => setState((before) => (before === 'asking' ? 'closed' : before));
  return (
    <>
      <Button variant="subtle" onClick={() => setState('asking')}>
        {t('onboarding.request')}
      </Button>
      <Dialog open={state === 'asking'} label={label} onClose={close}>
        <Ask scheme={scheme} label={label} onClose={close} onSent={() => setState('thanking')} />
      </Dialog>
      <NoticeDialog
        ok={t('onboarding.ok')}
        text={state === 'thanking' ? t('onboarding.requestThanks') : null}
        onClose={() => setState('closed')}
      />
    </>
  );
}

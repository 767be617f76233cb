import { limits, type Organization } from '@ecco/contract';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { say } from '../../../ui/overlay/notice.store.ts';
import { useSaveDetails } from '../api/managed.api.ts';
import classes from '../manager.module.css';
import { Refusal } from '../refusal.tsx';
import { changedFields, changeOf, type DetailsDraft, draftOf, faultsOf } from './details-draft.ts';
import { DetailsFields } from './details-fields.tsx';
import { useStoredDraft } from './use-stored-draft.ts';

type Props = {
  organization: Organization;
  /** After it was saved; the slug may be another one. */
  onSaved: (organization: Organization) => void;
};

/** The details of an organization, changed together and saved as what differs. */
export function DetailsForm({ organization, onSaved }: Props) {
  const { t } = useTranslation();
  const save = useSaveDetails(organization.uuid);
  const stored = draftOf(organization);
  const [draft, setDraft] = useStoredDraft<DetailsDraft>(stored);
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const faults = faultsOf(draft);
  const changed = changedFields(stored, draft);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    setRefusal(null);
    if (Object.keys(faults).length > 0 || changed.length === 0) return;
    // Its promise: where the slug changes the page is another one before the answer is told.
    void save.mutateAsync(changeOf(stored, draft)).then(
      (saved) => {
        setDraft(draftOf(saved));
        say(t('managerDetails.saved'), 'success', limits.managerNoticeMs);
        onSaved(saved);
      },
      (error: unknown) => {
        setRefusal(failureOf(error).message);
        say(t('managerDetails.failed'), 'error');
      },
    );
  };
  return (
    <form className={classes['details']} onSubmit={submit} noValidate>
      <DetailsFields
        fields={{
          draft,
          faults: isTried ? faults : {},
          onChange: (field, text) => setDraft((before) => ({ ...before, [field]: text })),
        }}
      />
      <Refusal text={refusal} />
      <div className={classes['bar']} data-pending={changed.length > 0 || undefined}>
        <p aria-live="polite">
          {changed.length === 0
            ? t('managerDetails.unchanged')
            : t('managerDetails.changed', { count: changed.length })}
        </p>
        <Button variant="default" disabled={changed.length === 0} onClick={() => setDraft(stored)}>
          {t('manager.discard')}
        </Button>
        <Button type="submit" loading={save.isPending} disabled={changed.length === 0}>
          {t('manager.save')}
        </Button>
      </div>
    </form>
  );
}

import { limits, type Organization } from '@ecco/contract';
import { organizationTypes, states } from '@ecco/domain';
import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { TextInput } from '../../ui/field/inputs.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import { useCreateOrganization } from './api/graph-import.api.ts';
import classes from './graph-import.module.css';

type Props = { onCreated: (organization: Organization) => void };
type FormProps = Props & { titleId: string; onClose: () => void };

const typeChoices = organizationTypes.map((type) => ({ value: type, label: type.replaceAll('_', ' ') }));
const empty = { name: '', type: '', state: '', website: '' };

function OrganizationForm({ titleId, onCreated, onClose }: FormProps) {
  const { t } = useTranslation();
  const create = useCreateOrganization();
  const [draft, setDraft] = useState(empty);
  const put = (change: Partial<typeof empty>): void => setDraft((before) => ({ ...before, ...change }));
  const type = organizationTypes.find((one) => one === draft.type);
  const name = draft.name.trim();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (type === undefined || name.length < 2) return;
    create.mutate(
      {
        ...{ name, org_type: type },
        ...(draft.state && { state: draft.state }),
        ...(draft.website.trim() && { website: draft.website.trim() }),
      },
      { onSuccess: onCreated },
    );
  };
  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      <h2 id={titleId}>{t('newOrganization.title')}</h2>
      <TextInput
        label={t('newOrganization.name')}
        required
        autoFocus
        autoComplete="off"
        maxLength={limits.organizationNameMax}
        value={draft.name}
        onChange={(event) => put({ name: event.currentTarget.value })}
      />
      <SelectField
        label={t('newOrganization.type')}
        required
        value={draft.type}
        data={[{ value: '', label: t('newOrganization.chooseType') }, ...typeChoices]}
        onChange={(event) => put({ type: event.currentTarget.value })}
      />
      <SelectField
        label={t('newOrganization.state')}
        value={draft.state}
        data={[
          { value: '', label: t('newOrganization.noState') },
          ...states.map(({ code, name: label }) => ({ value: code, label })),
        ]}
        onChange={(event) => put({ state: event.currentTarget.value })}
      />
      <TextInput
        label={t('newOrganization.website')}
        type="url"
        autoComplete="off"
        placeholder="https://"
        value={draft.website}
        onChange={(event) => put({ website: event.currentTarget.value })}
      />
      {create.isError ? (
        <p role="alert" className={classes['problem']}>
          {failureOf(create.error).message ?? t('error.unknown')}
        </p>
      ) : null}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('admin.cancel')}
        </Button>
        <Button type="submit" loading={create.isPending} disabled={type === undefined || name.length < 2}>
          {t('newOrganization.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Makes an organization of what has to be known of one; the rest is said where it is managed. */
export function NewOrganization({ onCreated }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button size="compact-sm" onClick={() => setOpen(true)}>
        {t('newOrganization.open')}
      </Button>
      <Dialog open={isOpen} label={titleId} onClose={close}>
        <OrganizationForm titleId={titleId} onCreated={onCreated} onClose={close} />
      </Dialog>
    </>
  );
}

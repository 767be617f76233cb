import type { SpeechMachine, TranscriptionService } from '@ecco/contract';
import { transcriptionServiceKinds } from '@ecco/domain';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { NativeSelect, PasswordInput, TextInput } from '../../ui/field/inputs.ts';
import { useServiceTask } from './api/transcription-services.api.ts';
import {
  blankSettings,
  faultsOf,
  numberBounds,
  type SettingsFault,
  type SettingsField,
  sentSettings,
  settingsOf,
  type TypedSettings,
  usualSettings,
} from './service-settings.ts';
import classes from './transcription-service.module.css';

type Props = { service: TranscriptionService | null; machine: SpeechMachine; onDone: () => void };

/** The model is one of those in the operator’s directory; address, key and limits have no meaning here. */
function MachineFields({ machine, ...field }: { machine: SpeechMachine } & FieldProps) {
  const { t } = useTranslation();
  const first = { value: '', label: t('services.form.firstModel') };
  const named = machine.models.map(({ name }) => ({ value: name, label: name }));
  return (
    <>
      <NativeSelect {...field} data={[first, ...named]} />
      {machine.models.length === 0 ? <p className={classes['meta']}>{t('services.form.noModels')}</p> : null}
    </>
  );
}

type FieldProps = {
  label: string;
  value: string;
  error: string | null;
  onChange: (event: { currentTarget: { value: string } }) => void;
};
type FieldOf = (name: SettingsField) => FieldProps;

/** What is typed, with what is wrong with it once somebody tried to save it. */
function useSettings(service: TranscriptionService | null) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<TypedSettings>(
    service === null ? blankSettings('openai-compatible') : settingsOf(service),
  );
  const [isTried, setTried] = useState(false);
  const faults = isTried ? faultsOf(typed) : {};
  const wordsOf = (field: SettingsField, fault: SettingsFault | undefined): string | null => {
    if (fault !== 'numberInvalid') return fault ? t(`services.form.${fault}`) : null;
    const [least, most] = numberBounds[field] ?? [0, 0];
    return t('services.form.numberInvalid', { least, most });
  };
  const field: FieldOf = (name) => ({
    label: t(`services.form.${name}`),
    value: typed[name],
    error: wordsOf(name, faults[name]),
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });
  const isSound = (): boolean => {
    setTried(true);
    return Object.keys(faultsOf(typed)).length === 0;
  };
  return { typed, setTyped, field, isSound };
}

/** Where a service is, with which key, and what it takes. */
function RemoteFields({ field, hasKey }: { field: FieldOf; hasKey: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        {...field('address')}
        type="url"
        autoComplete="off"
        description={t('services.form.addressText')}
      />
      <PasswordInput
        {...field('key')}
        autoComplete="new-password"
        description={t(hasKey ? 'services.form.keyStays' : 'services.form.keyText')}
      />
      <TextInput {...field('model')} autoComplete="off" description={t('services.form.modelText')} />
      <div className={classes['pair']}>
        <TextInput {...field('price')} inputMode="decimal" />
        <TextInput {...field('atOnce')} inputMode="numeric" />
        <TextInput {...field('maxMegabytes')} inputMode="decimal" />
        <TextInput {...field('maxMinutes')} inputMode="decimal" />
      </div>
      <p className={classes['meta']}>{t('services.form.limitsText')}</p>
    </>
  );
}

/** The settings of a service, which is added or changed. */
export function ServiceForm({ service, machine, onDone }: Props) {
  const { t } = useTranslation();
  const { typed, setTyped, field, isSound } = useSettings(service);
  const task = useServiceTask();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSound()) return;
    const [settings, key] = [sentSettings(typed), typed.key.trim()];
    const sent =
      service === null
        ? ({ task: 'add', settings: { ...settings, key: key || null } } as const)
        : ({
            task: 'update',
            id: service.id,
            settings: { ...settings, ...(key !== '' && { key }) },
          } as const);
    task.mutate(sent, { onSuccess: onDone });
  };
  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      <NativeSelect
        label={t('services.form.kind')}
        value={typed.kind}
        data={transcriptionServiceKinds.map((kind) => ({ value: kind, label: t(`services.kind.${kind}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const kind = transcriptionServiceKinds.find((one) => one === value);
          if (kind) setTyped({ ...typed, kind, ...usualSettings[kind] });
        }}
      />
      <TextInput {...field('name')} autoComplete="off" />
      {typed.kind === 'this-machine' ? (
        <MachineFields machine={machine} {...field('model')} />
      ) : (
        <RemoteFields field={field} hasKey={service?.has_key === true} />
      )}
      {service === null ? null : <p className={classes['meta']}>{t('services.form.retest')}</p>}
      {task.error ? (
        <p className={classes['state']} data-bad role="alert">
          {failureOf(task.error).message ?? t('services.failed')}
        </p>
      ) : null}
      <Button type="submit" loading={task.isPending}>
        {t('services.form.save')}
      </Button>
    </form>
  );
}

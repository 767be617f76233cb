import { limits } from '@ecco/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Textarea, TextInput } from '../../../ui/field/inputs.ts';
import type { MeetingDraft, MeetingFault, MeetingField } from './meeting-draft.ts';
import own from './meetings.module.css';

type MeetingFieldsProps = {
  draft: MeetingDraft;
  faults: Partial<Record<MeetingField, MeetingFault>>;
  onChange: (field: MeetingField, text: string) => void;
};

const order = ['label', 'input', 'error', 'description'] as const;

/** What of a meeting can be said by hand. Without a time its day alone is kept. */
export function MeetingFields({ draft, faults, onChange }: MeetingFieldsProps) {
  const { t } = useTranslation();
  const zonesId = useId();
  const field = (name: MeetingField, hint?: string) => {
    const fault = faults[name];
    return {
      label: t(`managerMeetings.${name}`),
      value: draft[name],
      autoComplete: 'off',
      description: hint,
      error: fault ? t(`managerMeetings.fault.${fault}`) : null,
      inputWrapperOrder: [...order],
      onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
    };
  };
  return (
    <>
      <TextInput {...field('title')} required maxLength={limits.meetingTextMax} autoFocus />
      <div className={own['when']}>
        <TextInput {...field('day')} type="date" min="1800-01-01" max="2199-12-31" />
        <TextInput {...field('time', t('managerMeetings.timeHint'))} type="time" />
      </div>
      <TextInput
        {...field('zone')}
        list={zonesId}
        maxLength={limits.timeZoneMax}
        disabled={draft.time === ''}
      />
      <datalist id={zonesId}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <TextInput {...field('location')} maxLength={limits.meetingTextMax} />
      <TextInput {...field('type', t('managerMeetings.typeHint'))} maxLength={limits.meetingTextMax} />
      <TextInput {...field('link')} inputMode="url" maxLength={limits.urlMaxLength} />
      <Textarea {...field('agenda', t('managerDetails.onePerLine'))} rows={4} />
    </>
  );
}

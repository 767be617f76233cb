import type { AlertSettingsPage } from '@ecco/contract';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { shortDate } from '../../format/date.ts';
import { zonedMoment } from '../../format/moment.ts';
import { TextInput } from '../../ui/field/inputs.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import classes from './alert.module.css';
import { useResumeMails, useSaveAlertSettings } from './api/alerts.api.ts';
import { zoneHere } from './zone-here.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`,
}));
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

function Refused({ settings }: { settings: AlertSettingsPage }) {
  const { t } = useTranslation();
  const resume = useResumeMails();
  const { address, refused } = settings;
  if (refused === null) return null;
  const date = shortDate(refused.at);
  return (
    <div className={classes['refused']} role="status">
      <p>{t('alerts.refused', { address, date, reason: refused.reason })}</p>
      <Button variant="default" size="compact-sm" loading={resume.isPending} onClick={() => resume.mutate()}>
        {t('alerts.resume')}
      </Button>
    </div>
  );
}

/** When somebody is told, by the clocks of their zone, and where to. */
export function AlertSettingsForm({ settings }: { settings: AlertSettingsPage }) {
  const { t } = useTranslation();
  const save = useSaveAlertSettings();
  const [zone, setZone] = useState(settings.time_zone);
  const [hour, setHour] = useState(String(settings.hour));
  const [weekday, setWeekday] = useState(String(settings.weekday));
  const failure = save.isError ? (failureOf(save.error).message ?? t('alerts.failed')) : null;
  const here = zoneHere();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate(
      { time_zone: zone, hour: Number(hour), weekday: Number(weekday) },
      { onSuccess: () => say(t('alerts.saved')) },
    );
  };
  return (
    <>
      <Refused settings={settings} />
      <form className={classes['form']} onSubmit={submit}>
        <TextInput
          label={t('alerts.zone')}
          placeholder={t('alerts.zoneHint')}
          value={zone}
          maxLength={64}
          error={failure}
          onChange={(event) => setZone(event.currentTarget.value)}
        />
        <SelectField
          label={t('alerts.hour')}
          value={hour}
          data={hours}
          onChange={(event) => setHour(event.currentTarget.value)}
        />
        <SelectField
          label={t('alerts.weekday')}
          value={weekday}
          data={weekdays.map((day, index) => ({
            value: String(index + 1),
            label: t(`alerts.weekdays.${day}`),
          }))}
          onChange={(event) => setWeekday(event.currentTarget.value)}
        />
        <Button type="submit" loading={save.isPending}>
          {t('alerts.save')}
        </Button>
        {zone === here ? null : (
          <Button variant="default" onClick={() => setZone(here)}>
            {t('alerts.useZone', { zone: here })}
          </Button>
        )}
      </form>
      {settings.refused === null ? (
        <p className={classes['note']}>{t('alerts.mailsTo', { address: settings.address })}</p>
      ) : null}
      {settings.next.map(({ rhythm, at }) => (
        <p key={rhythm} className={classes['note']}>
          {t('alerts.next', {
            rhythm: t(`alerts.rhythm.${rhythm}`),
            time: zonedMoment(at, settings.time_zone),
          })}
        </p>
      ))}
    </>
  );
}

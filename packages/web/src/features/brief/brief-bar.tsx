import type { Brief } from '@ecco/contract';
import { type BriefPeriod, briefDays, briefPeriods } from '@ecco/domain';
import { ActionIcon, Button } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconPrinter,
  IconVolume,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { TextInput } from '../../ui/field/inputs.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { saveFile } from '../../ui/page/save-file.ts';
import { useBriefMarkdown, type useSpokenBrief } from './api/brief.api.ts';
import classes from './brief.module.css';
import { daysFrom, today } from './days.ts';

type Props = { brief: Brief; speech: ReturnType<typeof useSpokenBrief>; onPrint: () => void };

/** What stands above the sheet and never on it: which time, and what can be done with it. */
export function BriefBar({ brief, speech, onPrint }: Props) {
  const { t } = useTranslation();
  const { mutate, isPending } = useBriefMarkdown();
  const navigate = useNavigate();
  const { uuid, from, to, period } = brief;
  const go = (search: { from?: string; to: string; period: BriefPeriod | undefined }): void =>
    void navigate({ to: '/watch/$id/brief', params: { id: uuid }, search });
  const days = briefDays[period];
  const step = (by: number) => (props: object) => (
    <Link
      to="/watch/$id/brief"
      params={{ id: uuid }}
      search={{ period, to: daysFrom(to, by * (days ?? 0)) }}
      {...props}
    />
  );
  const keep = (): void =>
    mutate(
      { uuid, to, period, ...(period === 'custom' && from !== null && { from }) },
      {
        onSuccess: ({ name, markdown }) => saveFile(name, markdown, 'text/markdown'),
        onError: (error) => say(failureOf(error).message ?? t('brief.markdownFailed'), 'error'),
      },
    );
  return (
    <div className={classes['bar']}>
      <Link to="/watch/$id" activeOptions={{ exact: true }} params={{ id: uuid }}>
        {t('brief.back')}
      </Link>
      <div className={classes['actions']}>
        <SelectField
          aria-label={t('brief.period')}
          value={period}
          data={briefPeriods.map((value) => ({ value, label: t(`brief.periodOf.${value}`) }))}
          onChange={(event) => {
            const chosen = briefPeriods.find((one) => one === event.currentTarget.value);
            const since = chosen === 'custom' ? { from: from ?? daysFrom(to, -30) } : {};
            go({ to, period: chosen, ...since });
          }}
        />
        {period === 'custom' ? (
          <>
            <TextInput
              size="sm"
              type="date"
              aria-label={t('brief.fromDay')}
              value={from ?? ''}
              max={to}
              onChange={({ currentTarget: { value } }) => value && go({ from: value, to, period })}
            />
            <TextInput
              size="sm"
              type="date"
              aria-label={t('brief.toDay')}
              value={to}
              min={from ?? undefined}
              onChange={({ currentTarget: { value } }) =>
                value && go({ ...(from !== null && { from }), to: value, period })
              }
            />
          </>
        ) : null}
        {days === null ? null : (
          <ActionIcon variant="default" size={36} aria-label={t('brief.earlier')} renderRoot={step(-1)}>
            <IconChevronLeft size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        )}
        {days !== null && to < today() ? (
          <ActionIcon variant="default" size={36} aria-label={t('brief.later')} renderRoot={step(1)}>
            <IconChevronRight size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        ) : null}
        {brief.audio === null && brief.items.length + brief.signals.length > 0 ? (
          <Button
            variant="default"
            leftSection={<IconVolume size={16} stroke={1.6} aria-hidden="true" />}
            loading={speech.isPending && speech.variables === to}
            onClick={() => speech.mutate(to)}
          >
            {t('brief.listen')}
          </Button>
        ) : null}
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
          loading={isPending}
          onClick={keep}
        >
          {t('brief.markdown')}
        </Button>
        <Button leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden="true" />} onClick={onPrint}>
          {t('brief.print')}
        </Button>
      </div>
    </div>
  );
}

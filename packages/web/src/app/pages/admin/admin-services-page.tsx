import type { TranscriptionService } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { AdminFrame } from '../../../features/administration/admin-frame.tsx';
import { useTranscriptionServices } from '../../../features/transcription-service/api/transcription-services.api.ts';
import { MachinePanel } from '../../../features/transcription-service/machine-panel.tsx';
import { ServiceForm } from '../../../features/transcription-service/service-form.tsx';
import { ServiceList } from '../../../features/transcription-service/service-list.tsx';
import { StoredVoices } from '../../../features/voice/stored-voices.tsx';
import { SideSheet } from '../../../ui/overlay/side-sheet.tsx';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { TableSkeleton } from '../../../ui/table/table-skeleton.tsx';

/** The services that transcribe recordings: which there are, how they fare, and in which order they are used. */
export function AdminServicesPage() {
  const { t } = useTranslation();
  const { data, isPending, error } = useTranscriptionServices();
  /** What is filled in: a service that is there, or null for a new one. */
  const [edited, setEdited] = useState<TranscriptionService | null>(null);
  const [isOpen, setOpen] = useState(false);
  usePageTitle(t('services.title'));
  const open = (service: TranscriptionService | null): void => {
    setEdited(service);
    setOpen(true);
  };
  const addButton = <Button onClick={() => open(null)}>{t('services.add')}</Button>;
  const services = data?.services ?? [];
  return (
    <AdminFrame
      title={t('services.title')}
      count={t('services.lead')}
      tools={services.length > 0 ? addButton : null}
    >
      {isPending ? <TableSkeleton /> : null}
      {error && !data ? (
        <StatePanel tone="error" title={t('services.errorTitle')}>
          <p>{failureOf(error).message}</p>
        </StatePanel>
      ) : null}
      {data && services.length === 0 ? (
        <StatePanel title={t('services.emptyTitle')} action={addButton}>
          <p>{t('services.emptyText')}</p>
        </StatePanel>
      ) : null}
      {services.length > 0 ? <ServiceList services={services} onEdit={open} /> : null}
      {data ? <MachinePanel machine={data.machine} /> : null}
      <StoredVoices />
      <SideSheet
        open={isOpen}
        side="right"
        width="settings"
        title={
          edited === null ? t('services.form.addTitle') : t('services.form.editTitle', { name: edited.name })
        }
        closeLabel={t('services.form.close')}
        onClose={() => setOpen(false)}
      >
        {data ? <ServiceForm service={edited} machine={data.machine} onDone={() => setOpen(false)} /> : null}
      </SideSheet>
    </AdminFrame>
  );
}

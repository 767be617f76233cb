import type { TranscriptionService } from '@ecco/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { ConfirmDialog, type Question } from '../../ui/overlay/confirm-dialog.tsx';
import { offer, say } from '../../ui/overlay/notice.store.ts';
import { useServiceTask } from './api/transcription-services.api.ts';
import { ServiceRow } from './service-row.tsx';
import classes from './transcription-service.module.css';

type Props = { services: readonly TranscriptionService[]; onEdit: (service: TranscriptionService) => void };

/** The ids with the one at this place a place further. */
function swapped(ids: readonly string[], at: number): string[] {
  const [one, other] = [ids[at], ids[at + 1]];
  return one === undefined || other === undefined
    ? [...ids]
    : [...ids.slice(0, at), other, one, ...ids.slice(at + 2)];
}

/** What everybody should know of all of them together. */
function ServicesNotice({ services }: Pick<Props, 'services'>) {
  const { t } = useTranslation();
  const enabled = services.filter((service) => service.enabled);
  if (enabled.length === 0) return <p className={classes['notice']}>{t('services.noneEnabled')}</p>;
  return enabled.every(({ failing_since }) => failing_since !== null) ? (
    <p className={classes['notice']} role="alert">
      {t('services.allFailing')}
    </p>
  ) : null;
}

/** The services in the order in which they are used. */
export function ServiceList({ services, onEdit }: Props) {
  const { t } = useTranslation();
  const task = useServiceTask();
  const [question, setQuestion] = useState<Question | null>(null);
  const ids = services.filter((service) => !service.of_environment).map(({ id }) => id);
  const run = (what: Parameters<typeof task.mutate>[0], done?: string): void =>
    task.mutate(what, {
      onSuccess: () => done && say(done),
      onError: (error) => say(failureOf(error).message ?? t('services.failed'), 'error'),
    });
  // Its promise, as the list may have been left.
  const undo = (id: string) => (): void =>
    void task.mutateAsync({ task: 'restore', id }).then(
      () => say(t('services.restored')),
      (error) => say(failureOf(error).message ?? t('services.failed'), 'error'),
    );
  const remove = (id: string): void =>
    task.mutate(
      { task: 'remove', id },
      {
        onSuccess: () => offer(t('services.deleted'), { label: t('shell.undo'), run: undo(id) }),
        onError: (error) => say(failureOf(error).message ?? t('services.failed'), 'error'),
      },
    );
  const askToRemove = ({ id, name }: TranscriptionService): void =>
    setQuestion({
      title: t('services.deleteTitle', { name }),
      text: t('services.deleteText'),
      confirm: t('services.delete'),
      cancel: t('services.cancel'),
      run: () => remove(id),
    });
  const move = (at: number) => () => run({ task: 'arrange', ids: swapped(ids, at) });
  return (
    <>
      <ServicesNotice services={services} />
      <ol className={classes['list']}>
        {services.map((service) => {
          const { id } = service;
          const at = ids.indexOf(id);
          return (
            <ServiceRow
              key={id}
              service={service}
              isBusy={task.isPending}
              tasks={{
                test: () => run({ task: 'test', id }),
                setEnabled: (enabled) => run({ task: 'enable', id, enabled }),
                edit: () => onEdit(service),
                remove: () => askToRemove(service),
                up: at > 0 ? move(at - 1) : null,
                down: at < ids.length - 1 ? move(at) : null,
              }}
            />
          );
        })}
      </ol>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

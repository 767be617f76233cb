import type { AdminUser, UserChange } from '@ecco/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkTasks } from '../../ui/list/bulk-tasks.tsx';
import { ConfirmDialog, type Question } from '../../ui/overlay/confirm-dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { useChangeUsers } from './api/users.api.ts';

/** What can be done to many users at once; roles are given one by one. */
const changes = {
  disable: { disabled: true },
  enable: { disabled: false },
  healthHub: { health_hub: true },
  noHealthHub: { health_hub: false },
  peHub: { pe_hub: true },
  noPeHub: { pe_hub: false },
} as const satisfies Record<string, UserChange>;
type Task = keyof typeof changes;
const tasks = ['enable', 'disable', 'healthHub', 'noHealthHub', 'peHub', 'noPeHub'] as const;
/** Those that take something away; they ask before. */
const asking = { disable: 'disable', noHealthHub: 'withdraw', noPeHub: 'withdraw' } as const;
const doesAsk = (task: Task): task is keyof typeof asking => Object.hasOwn(asking, task);

type Props = { users: readonly AdminUser[]; onDone: () => void };

/** Changes the chosen users one after the other, and says which of them refused it. */
export function ChosenUsers({ users, onDone }: Props) {
  const { t } = useTranslation();
  const [question, ask] = useState<Question | null>(null);
  const [running, setRunning] = useState<Task>();
  const { mutate } = useChangeUsers();
  const run = (task: Task): void => {
    setRunning(task);
    mutate(
      { users, change: changes[task] },
      {
        onSuccess: ({ changed, refused: [first, ...others] }) => {
          if (changed > 0) say(t('adminUsers.changedMany', { count: changed }));
          if (first !== undefined)
            say(t('adminUsers.refusedMany', { count: others.length + 1, message: first }), 'error');
          onDone();
        },
        onSettled: () => setRunning(undefined),
      },
    );
  };
  const begin = (task: Task): void => {
    if (!doesAsk(task)) run(task);
    else
      ask({
        title: t(`adminUsers.many.${task}Title`, { count: users.length }),
        text: t(`adminUsers.${asking[task]}Text`),
        confirm: t(`adminUsers.many.${task}`),
        cancel: t('admin.cancel'),
        run: () => run(task),
      });
  };
  return (
    <>
      <BulkTasks
        told={t('adminUsers.selected', { count: users.length })}
        tasks={tasks.map((task) => ({ task, label: t(`adminUsers.many.${task}`) }))}
        running={running}
        onBegin={begin}
        clearLabel={t('adminUsers.clear')}
        onClear={onDone}
      />
      <ConfirmDialog question={question} onClose={() => ask(null)} />
    </>
  );
}

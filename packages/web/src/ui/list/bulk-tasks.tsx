import { Button } from '@mantine/core';
import { BulkBar } from './bulk-bar.tsx';

type Props<Task extends string> = {
  told: string;
  tasks: readonly { task: Task; label: string }[];
  /** The one that is under way. */
  running: Task | undefined;
  onBegin: (task: Task) => void;
  clearLabel: string;
  onClear: () => void;
};

/** The tasks that the chosen rows can be given together, and a way to choose none. */
export function BulkTasks<Task extends string>({
  told,
  tasks,
  running,
  onBegin,
  clearLabel,
  onClear,
}: Props<Task>) {
  return (
    <BulkBar told={told}>
      {tasks.map(({ task, label }) => (
        <Button
          key={task}
          variant="default"
          size="compact-sm"
          loading={running === task}
          onClick={() => onBegin(task)}
        >
          {label}
        </Button>
      ))}
      <Button variant="default" size="compact-sm" onClick={onClear}>
        {clearLabel}
      </Button>
    </BulkBar>
  );
}

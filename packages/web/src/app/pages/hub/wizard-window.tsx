import type { EpisodeList } from '@ecco/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { followsOf } from '../../../features/hub/wizard/choice.ts';
import { HubWizard, type WizardEdit } from '../../../features/hub/wizard/hub-wizard.tsx';
import { listQuery, useChangeList } from '../../../features/list/api/list.api.ts';
import { useCreateList } from '../../../features/list/api/lists.api.ts';

type WindowProps = { open: boolean; onClose: () => void };

/** The wizard that makes a watchlist and goes to it. */
export function NewHubWindow(props: WindowProps) {
  const navigate = useNavigate();
  const create = useCreateList();
  const save = async ({ title, choices }: WizardEdit): Promise<void> => {
    const { uuid } = await create.mutateAsync({ title, ...followsOf(choices) });
    await navigate({ to: '/watch/$id', params: { id: uuid } });
  };
  return (
    <HubWizard
      {...props}
      list={null}
      onSave={save}
      readAgain={() => Promise.reject(new Error('unreachable: nobody else edits what is not there'))}
    />
  );
}

/** The wizard that says what a watchlist follows from now on. */
export function EditHubWindow({ list, ...props }: WindowProps & { list: EpisodeList }) {
  const queries = useQueryClient();
  const change = useChangeList(list.uuid);
  const save = async ({ title, choices, revision }: WizardEdit): Promise<void> => {
    await change.mutateAsync({
      title,
      ...followsOf(choices),
      ...(revision === null ? {} : { revision }),
    });
  };
  return (
    <HubWizard
      {...props}
      list={list}
      onSave={save}
      readAgain={() => queries.fetchQuery({ ...listQuery(list.uuid), staleTime: 0 })}
    />
  );
}

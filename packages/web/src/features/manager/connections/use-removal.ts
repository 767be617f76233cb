import { type Connection, limits } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { offer, say } from '../../../ui/overlay/notice.store.ts';
import { useConnect, useDisconnect } from '../api/managed.api.ts';

/** Takes connections away, and offers to give them back. */
export function useRemoval(org: string) {
  const { t } = useTranslation();
  const disconnect = useDisconnect(org);
  const connect = useConnect(org);
  // Its promise, as the panel may have gone.
  const undo = ({ target_node, edge_type, properties }: Connection): void =>
    void connect.mutateAsync({ target_node_id: target_node.id, edge_type, properties }).then(
      () => say(t('managerConnections.added'), 'success', limits.managerNoticeMs),
      () => say(t('managerConnections.addFailed'), 'error'),
    );
  const remove = (connection: Connection): void =>
    disconnect.mutate(connection.edge_id, {
      onSuccess: () => {
        offer(t('managerConnections.removed'), { label: t('shell.undo'), run: () => undo(connection) });
      },
      onError: () => say(t('managerConnections.removeFailed'), 'error'),
    });
  const busy = new Set(disconnect.isPending ? [disconnect.variables] : []);
  return { remove, busy };
}

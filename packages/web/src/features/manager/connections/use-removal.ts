import { type Connection, limits } from '@ecco/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { say } from '../../../ui/overlay/notice.store.ts';
import { useConnect, useDisconnect } from '../api/managed.api.ts';

/** Takes connections away, and gives the last one back. */
export function useRemoval(org: string) {
  const { t } = useTranslation();
  const disconnect = useDisconnect(org);
  const connect = useConnect(org);
  const [gone, setGone] = useState<Connection | null>(null);
  const remove = (connection: Connection): void =>
    disconnect.mutate(connection.edge_id, {
      onSuccess: () => {
        setGone(connection);
        say(t('managerConnections.removed'), 'success', limits.managerNoticeMs);
      },
      onError: () => say(t('managerConnections.removeFailed'), 'error'),
    });
  const undo = ({ target_node, edge_type, properties }: Connection): void =>
    connect.mutate(
      { target_node_id: target_node.id, edge_type, properties },
      {
        onSuccess: () => {
          setGone(null);
          say(t('managerConnections.added'), 'success', limits.managerNoticeMs);
        },
        onError: () => say(t('managerConnections.addFailed'), 'error'),
      },
    );
  const busy = new Set(disconnect.isPending ? [disconnect.variables] : []);
  return { gone, remove, undo, busy };
}

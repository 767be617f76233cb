import { type GraphNode, limits } from '@ecco/contract';
import type { ConnectionType } from '@ecco/domain';
import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { TextInput } from '../../../ui/field/inputs.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx';
import { say } from '../../../ui/overlay/notice.store.ts';
import { useConnect } from '../api/managed.api.ts';
import classes from '../manager.module.css';
import { Refusal } from '../refusal.tsx';
import {
  type ConnectionDraft,
  type ConnectionFault,
  edgesTo,
  emptyConnection,
  faultsOfConnection,
  propertiesOf,
  saysDate,
  saysRole,
} from './edge-choice.ts';
import { NodeField } from './node-field.tsx';

type FormProps = { org: string; type: ConnectionType; onClose: () => void };
type FieldsProps = {
  type: ConnectionType;
  draft: ConnectionDraft;
  target: GraphNode | null;
  /** Faults of the fields that were left. */
  faults: readonly ConnectionFault[];
  onChange: (change: Partial<ConnectionDraft>) => void;
  onTarget: (target: GraphNode | null) => void;
  onLeave: (field: ConnectionFault) => void;
};

function ConnectionFields(props: FieldsProps) {
  const { type, draft, target, faults, onChange, onTarget, onLeave } = props;
  const { t } = useTranslation();
  const edges = edgesTo(type);
  return (
    <>
      <SelectField
        label={t('managerConnections.type')}
        required
        autoFocus
        value={draft.edge ?? ''}
        data={[
          { value: '', label: t('managerConnections.chooseType') },
          ...edges.map((edge) => ({ value: edge, label: t(`managerConnections.edge.${edge}`) })),
        ]}
        error={faults.includes('edge') ? t('managerConnections.typeRequired') : null}
        onChange={({ currentTarget: { value } }) =>
          onChange({ edge: edges.find((one) => one === value) ?? null })
        }
        onBlur={() => onLeave('edge')}
      />
      <NodeField
        type={type}
        chosen={target}
        fault={faults.includes('target') ? t('managerConnections.targetRequired') : null}
        onChoose={onTarget}
        onLeave={() => onLeave('target')}
      />
      {saysRole(type) ? (
        <>
          <TextInput
            label={t('managerConnections.role')}
            autoComplete="off"
            maxLength={limits.connectionTitleMax}
            value={draft.title}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
          />
          <TextInput
            label={t('managerConnections.email')}
            type="email"
            autoComplete="off"
            maxLength={limits.emailMax}
            value={draft.email}
            error={faults.includes('email') ? t('managerConnections.emailInvalid') : null}
            onChange={(event) => onChange({ email: event.currentTarget.value })}
            onBlur={() => onLeave('email')}
          />
        </>
      ) : null}
      {saysDate(type) ? (
        <TextInput
          label={t('managerConnections.date')}
          type="date"
          value={draft.date}
          onChange={(event) => onChange({ date: event.currentTarget.value })}
        />
      ) : null}
    </>
  );
}

function ConnectionForm({ org, type, onClose }: FormProps) {
  const { t } = useTranslation();
  const connect = useConnect(org);
  const [draft, setDraft] = useState(emptyConnection);
  const [target, setTarget] = useState<GraphNode | null>(null);
  const [left, setLeft] = useState<readonly ConnectionFault[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const faults = faultsOfConnection(type, draft);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { edge, targetId } = draft;
    if (faults.length > 0 || edge === null || targetId === null) return;
    connect.mutate(
      { target_node_id: targetId, edge_type: edge, properties: propertiesOf(type, draft) },
      {
        onSuccess: () => {
          say(t('managerConnections.added'), 'success', limits.managerNoticeMs);
          onClose();
        },
        onError: (error) => {
          setRefusal(failureOf(error).message);
          say(t('managerConnections.addFailed'), 'error');
        },
      },
    );
  };
  return (
    <form className={classes['dialog']} onSubmit={submit} noValidate>
      <ConnectionFields
        type={type}
        draft={draft}
        target={target}
        faults={faults.filter((fault) => left.includes(fault))}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        onTarget={(node) => {
          setTarget(node);
          setDraft((before) => ({ ...before, targetId: node?.id ?? null }));
        }}
        onLeave={(field) => setLeft((before) => [...before, field])}
      />
      <Refusal text={refusal} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('manager.cancel')}
        </Button>
        <Button type="submit" loading={connect.isPending} disabled={faults.length > 0}>
          {t('managerConnections.add')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Asks what an organization is to be connected to. */
export function ConnectionDialog({ open, ...props }: FormProps & { open: boolean }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open={open} label={titleId} onClose={props.onClose}>
      <h2 id={titleId}>{t(`managerConnections.dialog.${props.type}`)}</h2>
      <ConnectionForm {...props} />
    </Dialog>
  );
}

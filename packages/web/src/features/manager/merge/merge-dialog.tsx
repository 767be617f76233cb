import type { GraphNode } from '@ecco/contract';
import type { MergeKind, NodeType } from '@ecco/domain';
import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx';
import { notices, say } from '../../../ui/overlay/notice.store.ts';
import { useMerge, useMergePreview, useUndoMerge } from '../api/merge.api.ts';
import { NodeField } from '../connections/node-field.tsx';
import classes from '../manager.module.css';
import { Refusal } from '../refusal.tsx';
import own from './merge.module.css';
import { MergePreview } from './merge-preview.tsx';

/** One of the two, as far as a choice between them shows it. */
type Side = Pick<GraphNode, 'id' | 'slug' | 'name'>;
type Props = {
  kind: MergeKind;
  node: Side;
  onClose: () => void;
  /** Once they are one: the page that is left. */
  onMerged: (kept: Side) => void;
};

const typeOf = { organization: 'ORG', person: 'PERSON' } as const satisfies Record<MergeKind, NodeType>;

type StaysProps = { sides: readonly Side[]; kept: Side; onChoose: (id: string) => void };

/** Which of the two stays. Their links tell them apart, for two that are one are often called alike. */
function Stays({ sides, kept, onChoose }: StaysProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={own['stays']}>
      <legend>{t('merging.stays')}</legend>
      {sides.map((side) => (
        <label key={side.id}>
          <input type="radio" name={name} checked={side.id === kept.id} onChange={() => onChoose(side.id)} />
          <b>{side.name}</b>
          <span>{side.slug}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Does it, tells of it, and offers to take it back. */
function useMergeOf({ onMerged }: Pick<Props, 'onMerged'>) {
  const { t } = useTranslation();
  const merge = useMerge();
  const undo = useUndoMerge();
  // By then the dialog is gone, and with it whatever it would be told.
  const takeBack = (id: string): void =>
    void undo.mutateAsync(id).then(
      ({ restored }) => say(t('merging.undone', { name: restored.name })),
      (error: unknown) => say(failureOf(error).message ?? t('merging.undoFailed'), 'error'),
    );
  const run = (pair: Parameters<typeof merge.mutate>[0], gone: string): void =>
    merge.mutate(pair, {
      onSuccess: ({ merge_id, kept }) => {
        onMerged(kept);
        notices.getState().offer(t('merging.merged', { gone, kept: kept.name }), {
          label: t('merging.undo'),
          run: () => takeBack(merge_id),
        });
      },
      onError: () => say(t('merging.failed'), 'error'),
    });
  return { run, isPending: merge.isPending, refusal: merge.error && failureOf(merge.error).message };
}

function MergeForm({ kind, node, onClose, onMerged }: Props) {
  const { t } = useTranslation();
  const [other, setOther] = useState<GraphNode | null>(null);
  const [isLeft, setLeft] = useState(false);
  const [keptId, setKeptId] = useState(node.id);
  const side: Side = other !== null && keptId === other.id ? other : node;
  const gone: Side | null = other !== null && side.id === other.id ? node : other;
  const isItself = other?.id === node.id;
  const pair = gone === null || isItself ? null : { kind, id: side.id, gone: gone.id };
  const preview = useMergePreview(pair);
  const { run, isPending, refusal } = useMergeOf({ onMerged });
  const fault = isItself
    ? t('merging.itself')
    : isLeft && other === null
      ? t(`merging.required.${kind}`)
      : null;
  const problem = refusal ?? (preview.error && t('merging.previewFailed'));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (pair !== null && gone !== null && preview.data) run(pair, gone.name);
  };
  return (
    <form className={classes['dialog']} onSubmit={submit} noValidate>
      <NodeField
        type={typeOf[kind]}
        chosen={isItself ? null : other}
        fault={fault}
        onChoose={(chosen) => {
          setOther(chosen);
          setKeptId(node.id);
        }}
        onLeave={() => setLeft(true)}
      />
      {other !== null && !isItself ? <Stays sides={[node, other]} kept={side} onChoose={setKeptId} /> : null}
      {preview.data && pair !== null ? <MergePreview preview={preview.data} /> : null}
      <Refusal text={problem} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('manager.cancel')}
        </Button>
        <Button type="submit" loading={isPending} disabled={pair === null || !preview.data}>
          {t('merging.action')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Asks which other organization, or person, is the same one, and makes the two one. */
export function MergeDialog({ open, ...props }: Props & { open: boolean }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open={open} label={titleId} onClose={props.onClose}>
      <h2 id={titleId}>{t('merging.title', { name: props.node.name })}</h2>
      <p>{t(`merging.lead.${props.kind}`)}</p>
      <MergeForm {...props} />
    </Dialog>
  );
}

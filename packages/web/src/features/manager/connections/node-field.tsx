import { type GraphNode, limits } from '@ecco/contract';
import type { NodeType } from '@ecco/domain';
import { Button, Input } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SuggestionList } from '../../../ui/field/suggestion-list.tsx';
import { useSuggestions } from '../../../ui/field/use-suggestions.ts';
import { useNodesCalled } from '../api/nodes.api.ts';
import classes from '../manager.module.css';

type Props = {
  type: NodeType;
  chosen: GraphNode | null;
  fault: string | null;
  onChoose: (node: GraphNode | null) => void;
  /** When the field is left with nothing chosen. */
  onLeave: () => void;
};

/** The name that a list shows a node by: its slug tells it from others of the same name. */
export const labelOf = (node: GraphNode, all: readonly GraphNode[]): string =>
  all.some((other) => other.id !== node.id && other.name === node.name)
    ? `${node.name} (${node.slug})`
    : node.name;

/** What tells a node from others of its name; the type of an organization in words. */
const detailOf = ({ detail }: GraphNode): string | null => detail?.replaceAll('_', ' ') ?? null;

/** What is chosen, with the way back to the search. */
function Chosen({ node, onClear }: { node: GraphNode; onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes['chosen']}>
      <p className={classes['what']}>
        <strong>{node.name}</strong>
        {node.detail ? <span>{detailOf(node)}</span> : null}
      </p>
      <Button variant="default" size="compact-sm" onClick={onClear} autoFocus>
        {t('managerConnections.clear')}
      </Button>
    </div>
  );
}

/** Searches the graph for what is to be connected, once three letters are typed. */
export function NodeField({ type, chosen, fault, onChoose, onLeave }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), limits.suggestDelayMs);
  const { nodes, isSearching } = useNodesCalled(type, words);
  const label = t(`managerConnections.target.${type}`);
  const choose = (called: string): void => {
    const node = nodes.find((one) => labelOf(one, nodes) === called);
    if (node) onChoose(node);
  };
  const suggestions = nodes.map((node) => ({
    key: node.id,
    words: labelOf(node, nodes),
    note: detailOf(node),
  }));
  const groups = [{ key: 'found', title: t('managerConnections.found'), suggestions }];
  const { field, list } = useSuggestions({ groups, typed, onFocus: () => undefined, onChoose: choose });
  if (chosen)
    return (
      <div className={classes['node']}>
        <span className={classes['nodeName']}>{label}</span>
        <Chosen node={chosen} onClear={() => onChoose(null)} />
      </div>
    );
  const isNothing = words.length >= limits.nodeQueryMin && !isSearching && nodes.length === 0;
  return (
    <div className={classes['node']}>
      <Input.Label htmlFor={id} required>
        {label}
      </Input.Label>
      <div>
        <input
          {...field}
          id={id}
          type="text"
          value={typed}
          maxLength={limits.organizationNameMax}
          placeholder={t('managerConnections.search')}
          aria-required
          aria-invalid={fault !== null}
          aria-describedby={`${id}-said`}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={(event) => {
            field.onBlur?.(event);
            onLeave();
          }}
        />
        {list ? <SuggestionList {...list} label={label} groups={groups} /> : null}
      </div>
      <p
        id={`${id}-said`}
        className={classes['said']}
        data-fault={fault !== null || undefined}
        aria-live="polite"
      >
        {fault ??
          (isSearching
            ? t('managerConnections.searching')
            : isNothing
              ? t('managerConnections.noneFound', { query: words })
              : null)}
      </p>
    </div>
  );
}

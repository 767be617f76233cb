import { type ItemCard, type ItemDetails, pathOf } from '@ecco/contract';
import { contentKinds } from '@ecco/domain';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../ui/field/inputs.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { useConfirm, useDetailsOf } from './api/corrections.api.ts';
import classes from './correction.module.css';
import { correctionOf, type Draft, draftOf } from './details-draft.ts';

type Column = Exclude<keyof Draft, 'language'>;
const columns = ['title', 'date', 'kind', 'show', 'organization'] as const satisfies readonly Column[];

type CellProps = { column: Column; label: string; value: string; onType: (value: string) => void };

function Cell({ column, label, value, onType }: CellProps) {
  const { t } = useTranslation();
  if (column === 'kind')
    return (
      <SelectField
        size="sm"
        aria-label={label}
        data={contentKinds.map((kind) => ({ value: kind, label: t(`kindOne.${kind}`) }))}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    );
  return (
    <TextInput
      size="sm"
      type={column === 'date' ? 'date' : 'text'}
      aria-label={label}
      maxLength={300}
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}

type RowProps = {
  item: ItemCard;
  details: ItemDetails | undefined;
  typed: Partial<Draft> | undefined;
  onType: (part: Partial<Draft>) => void;
  status: ReactNode;
};

function Row({ item, details, typed, onType, status }: RowProps) {
  const { t } = useTranslation();
  const draft = details && { ...draftOf(details), ...typed };
  return (
    <tr>
      {columns.map((column) => (
        <td key={column} data-column={column} data-label={t(`correction.column.${column}`)}>
          {draft ? (
            <Cell
              column={column}
              label={t('correction.fieldOf', { field: t(`correction.column.${column}`), title: item.title })}
              value={draft[column]}
              onType={(value) => onType({ [column]: value })}
            />
          ) : (
            column === 'title' && item.title
          )}
        </td>
      ))}
      <td data-column="state">
        {status}
        <Link to={pathOf(item)}>{t('correction.open')}</Link>
      </td>
    </tr>
  );
}

type Props = {
  items: readonly ItemCard[];
  statusOf: (item: ItemCard) => ReactNode;
  /** What can be done with the names of organizations that were read and that the directory does not have. */
  unknownNames: (names: readonly string[]) => ReactNode;
};

/** What several things just added are, a row each, to put right in place and to confirm together. */
export function AddedTable({ items, statusOf, unknownNames }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Readonly<Record<string, Partial<Draft>>>>({});
  const details = useDetailsOf(items.map(({ uuid }) => uuid));
  const confirm = useConfirm();
  const known = items.flatMap(({ uuid }) => details.get(uuid) ?? []);
  const send = (): void =>
    confirm.mutate(
      known.map((one) => ({
        id: one.uuid,
        correction: correctionOf({ ...draftOf(one), ...typed[one.uuid] }, one),
      })),
      {
        onSuccess: ({ failed }) => {
          if (failed.length === 0) setTyped({});
          say(
            failed.length === 0
              ? t('correction.confirmedAll', { count: known.length })
              : t('correction.confirmFailed', { count: failed.length }),
            failed.length === 0 ? 'success' : 'error',
          );
        },
      },
    );
  return (
    <div className={classes['batch']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where the table is wider than the page, the keyboard must scroll it */}
      <section className={classes['batchScroll']} tabIndex={0} aria-label={t('correction.batch')}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`correction.column.${column}`)}
                </th>
              ))}
              <th scope="col">{t('correction.column.state')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <Row
                key={item.uuid}
                item={item}
                details={details.get(item.uuid)}
                typed={typed[item.uuid]}
                onType={(part) => setTyped({ ...typed, [item.uuid]: { ...typed[item.uuid], ...part } })}
                status={statusOf(item)}
              />
            ))}
          </tbody>
        </table>
      </section>
      <Button loading={confirm.isPending} disabled={known.length === 0} onClick={send}>
        {t('correction.confirmAll')}
      </Button>
      {unknownNames(known.flatMap(({ organization_named: name }) => name ?? []))}
    </div>
  );
}

import type { OrganizationInsights } from '@ecco/contract';
import { type InsightWindow, type ThemeId, themeIds, themes } from '@ecco/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/field/select-field.tsx';
import { InsightCell } from './insight-cell.tsx';
import type { OpenedCell } from './insight-grid.tsx';
import classes from './insights.module.css';

type Props = {
  organizations: readonly OrganizationInsights[];
  window: InsightWindow;
  onOpen: (cell: OpenedCell) => void;
};

/** Where there is no room for a grid: one theme, and what each organization says of it. */
export function InsightList({ organizations, window, onOpen }: Props) {
  const { t } = useTranslation();
  const [theme, setTheme] = useState<ThemeId>(() => mostSpokenOf(organizations));
  return (
    <div className={classes['list']}>
      <SelectField
        aria-label={t('insights.theme')}
        value={String(theme)}
        data={themeIds.map((id) => ({ value: String(id), label: themes[id] }))}
        onChange={(event) => {
          const chosen = themeIds.find((id) => String(id) === event.currentTarget.value);
          if (chosen !== undefined) setTheme(chosen);
        }}
      />
      <ul>
        {organizations.map((of) => {
          const row = of.rows.find(({ theme_id }) => theme_id === theme);
          return (
            <li key={of.organization.uuid}>
              <span>{of.organization.name}</span>
              {row ? (
                <InsightCell row={row} of={of} window={window} onOpen={() => onOpen({ of, row })} />
              ) : (
                <span className={classes['silent']}>– {t('insights.notMentioned')}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The theme that is spoken of most. */
function mostSpokenOf(organizations: readonly OrganizationInsights[]): ThemeId {
  const rows = organizations.flatMap((one) => one.rows);
  const mentions = (id: ThemeId): number =>
    rows.reduce((sum, row) => sum + (row.theme_id === id ? row.mention_count : 0), 0);
  return themeIds.toSorted((a, b) => mentions(b) - mentions(a))[0] ?? 1;
}

import { type InsightRow, limits, type OrganizationInsights } from '@ecco/contract';
import { type InsightWindow, type ThemeId, themeIds, themes } from '@ecco/domain';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { truncate } from '../../format/text.ts';
import { InsightCell } from './insight-cell.tsx';
import classes from './insights.module.css';
import { useGridKeys } from './use-grid-keys.ts';

export type OpenedCell = { of: OrganizationInsights; row: InsightRow };
type Props = {
  organizations: readonly OrganizationInsights[];
  window: InsightWindow;
  label: string;
  onOpen: (cell: OpenedCell) => void;
};

const wordOf = (id: ThemeId) => `theme${id}` as const;

/** Organizations by theme. A cell opens what was said. */
export function InsightGrid({ organizations, window, label, onOpen }: Props) {
  const { t } = useTranslation();
  const keys = useGridKeys({ rows: organizations.length, columns: themeIds.length + 1 });
  return (
    <div className={classes['scroller']}>
      <table
        className={classes['grid']}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are walked with arrow keys
        role="grid"
        aria-label={label}
        ref={keys.grid}
        onKeyDown={keys.onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col">{t('insights.organization')}</th>
            {themeIds.map((id) => (
              <th key={id} scope="col" title={themes[id]}>
                <span aria-hidden="true">{t(`insights.short.${wordOf(id)}`)}</span>
                <span className="visually-hidden">{themes[id]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {organizations.map((of, line) => (
            <tr key={of.organization.uuid}>
              <th scope="row">
                <Link
                  to="/org/$id"
                  params={{ id: of.organization.slug }}
                  title={of.organization.name}
                  {...keys.partOf(line, 0)}
                >
                  {truncate(of.organization.name, limits.organizationLabelMax)}
                </Link>
              </th>
              {themeIds.map((id) => {
                const row = of.rows.find(({ theme_id }) => theme_id === id);
                const part = keys.partOf(line, id);
                return (
                  <td key={id} {...(row ? {} : { ...part, 'aria-label': t('insights.notMentioned') })}>
                    {row ? (
                      <InsightCell
                        row={row}
                        of={of}
                        window={window}
                        part={part}
                        onOpen={() => onOpen({ of, row })}
                      />
                    ) : (
                      '–'
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

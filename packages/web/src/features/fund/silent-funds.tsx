import type { Fund } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownAssets, shownMembers } from '../../format/money.ts';
import { AllocatingMark } from './fund-card.tsx';
import classes from './silent-funds.module.css';

type Props = { title: string; funds: readonly Fund[] };

/** Funds that do not meet in the time that is chosen: a line each, since there is little to say of them. */
export function SilentFunds({ title, funds }: Props) {
  const { t } = useTranslation();
  return (
    <table className={classes['table']}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('funds.column.name')}</th>
          <th scope="col">{t('funds.column.state')}</th>
          <th scope="col" data-numeric>
            {t('funds.column.aum')}
          </th>
          <th scope="col" data-numeric data-wide>
            {t('funds.column.members')}
          </th>
          <th scope="col" data-wide>
            {t('funds.column.allocating')}
          </th>
        </tr>
      </thead>
      <tbody>
        {funds.map((fund) => (
          <tr key={fund.uuid}>
            <th scope="row">
              <Link to="/pension-funds/$id" params={{ id: fund.uuid }}>
                {fund.name}
              </Link>
            </th>
            <td>{fund.state}</td>
            <td data-numeric>{fund.total_assets === null ? null : shownAssets(fund.total_assets)}</td>
            <td data-numeric data-wide>
              {fund.total_members === null ? null : shownMembers(fund.total_members)}
            </td>
            <td data-wide>
              <AllocatingMark fund={fund} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

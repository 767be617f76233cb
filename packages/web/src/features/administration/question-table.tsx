import type { QuestionAsked } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { Moment } from '../../ui/text/moment.tsx';
import { DataTable } from '../../workbench/table/data-table.tsx';
import type { TableColumns } from '../../workbench/table/table-column.ts';
import classes from './administration.module.css';
import { DecideCell } from './decide-cell.tsx';

/** What was told, in one line; where nothing was, that the library lacks it. */
function ReplySummary({ question: { found, told } }: { question: QuestionAsked }) {
  const { t } = useTranslation();
  if (!found) return <span className={classes['lacking']}>{t('adminQuestions.unanswered')}</span>;
  return (
    <span className={classes['long']} title={told ?? undefined}>
      {told}
    </span>
  );
}

/** What people said of the answer, and who did last. */
function verdictsOf(t: TFunction, { approved, rejected, judged_by, judged_at }: QuestionAsked): string {
  const date = judged_at === null ? null : shortDate(judged_at);
  return [
    approved > 0 ? t('adminQuestions.approvedBy', { count: approved }) : null,
    rejected > 0 ? t('adminQuestions.rejectedBy', { count: rejected }) : null,
    judged_by && date ? t('adminQuestions.judgedBy', { by: judged_by, date }) : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

type Props = {
  questions: readonly QuestionAsked[];
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
};

/** What people asked, and what became of it. */
export function QuestionTable({ questions, sort, onSort }: Props) {
  const { t } = useTranslation();
  const columns: TableColumns<QuestionAsked> = [
    {
      id: 'query',
      title: t('adminQuestions.question'),
      sortable: true,
      cell: ({ id, query }) => (
        <Link className={classes['person']} to="/answer/$id" params={{ id }}>
          <span className={classes['long']} title={query}>
            {query}
          </span>
        </Link>
      ),
    },
    {
      id: 'told',
      title: t('adminQuestions.told'),
      wide: true,
      cell: (question) => <ReplySummary question={question} />,
    },
    {
      id: 'times',
      title: t('adminQuestions.times'),
      sortable: true,
      cell: ({ times }) => times.toLocaleString('en-US'),
    },
    {
      id: 'asked_at',
      title: t('adminQuestions.lastAsked'),
      sortable: true,
      cell: ({ asked_at }) => <Moment iso={asked_at} />,
    },
    {
      id: 'scope',
      title: t('adminQuestions.scope'),
      cell: ({ scope }) => (
        <span className={classes['brief']} title={scope.title ?? undefined}>
          {scope.title ?? t(`adminQuestions.scopes.${scope.kind}`)}
        </span>
      ),
    },
    {
      id: 'verdicts',
      title: t('adminQuestions.verdicts'),
      wide: true,
      cell: (question) => verdictsOf(t, question),
    },
    {
      id: 'decision',
      title: t('adminQuestions.decision'),
      cell: (question) => <DecideCell question={question} />,
    },
  ];
  return (
    <DataTable
      caption={t('admin.questions')}
      columns={columns}
      rows={questions}
      idOf={({ id }) => id}
      sort={sort}
      onSort={onSort}
    />
  );
}

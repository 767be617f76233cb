import { sortNamed } from '@ecco/contract';
import { type QuestionFilter, questionColumns, questionFilters } from '@ecco/domain';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../../features/administration/admin-frame.tsx';
import { useQuestions } from '../../../features/administration/api/questions.api.ts';
import { ChoiceLinks } from '../../../features/administration/choice-links.tsx';
import { QuestionTable } from '../../../features/administration/question-table.tsx';
import { FilterField } from '../../../ui/field/filter-field.tsx';
import { pageOf } from '../../../ui/list/page-of.ts';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { ListState } from '../../../workbench/list/list-state.tsx';

const words = {
  all: {
    name: 'adminQuestions.all',
    title: 'adminQuestions.allEmptyTitle',
    text: 'adminQuestions.allEmptyText',
  },
  unanswered: {
    name: 'adminQuestions.unansweredFilter',
    title: 'adminQuestions.unansweredEmptyTitle',
    text: 'adminQuestions.unansweredEmptyText',
  },
  approved: {
    name: 'adminQuestions.approvedFilter',
    title: 'adminQuestions.approvedEmptyTitle',
    text: 'adminQuestions.approvedEmptyText',
  },
  rejected: {
    name: 'adminQuestions.rejectedFilter',
    title: 'adminQuestions.rejectedEmptyTitle',
    text: 'adminQuestions.rejectedEmptyText',
  },
} as const satisfies Record<QuestionFilter, unknown>;

function Filters({ show }: { show: QuestionFilter }) {
  const { t } = useTranslation();
  return (
    <ChoiceLinks label={t('adminQuestions.show')}>
      {questionFilters.map((filter) => (
        <Link
          key={filter}
          to="/admin/questions"
          search={filter === 'all' ? {} : { show: filter }}
          activeOptions={{ exact: true }}
          aria-current={filter === show ? 'page' : undefined}
        >
          {t(words[filter].name)}
        </Link>
      ))}
    </ChoiceLinks>
  );
}

function NoQuestions({ show, query }: { show: QuestionFilter; query: string }) {
  const { t } = useTranslation();
  if (query !== '')
    return (
      <StatePanel title={t('adminQuestions.nothingTitle', { query })}>
        <p>{t('adminQuestions.nothingText')}</p>
      </StatePanel>
    );
  return (
    <StatePanel title={t(words[show].title)}>
      <p>{t(words[show].text)}</p>
    </StatePanel>
  );
}

/** Which questions the address asks for, and how it changes; another choice begins at its first page. */
function useQuestionsView() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/admin/questions' });
  const { show, q, sort, page } = search;
  const choose = (change: { q?: string | undefined; sort?: string | undefined }): void =>
    void navigate({ to: '/admin/questions', search: { show, q, sort, ...change }, replace: true });
  const turnTo = (next: number): void =>
    void navigate({ to: '/admin/questions', search: { ...search, page: String(next) } });
  const asked = {
    filter: questionFilters.find((filter) => filter === show) ?? 'all',
    page: pageOf(page),
    query: q?.trim() || undefined,
    sort: sortNamed(sort, questionColumns),
  };
  return { asked, choose, turnTo };
}

/** What people ask, what they are told, and what they look for and the library lacks. */
export function AdminQuestionsPage() {
  const { t } = useTranslation();
  const { asked, choose, turnTo } = useQuestionsView();
  const { filter, query = '', sort } = asked;
  const questions = useQuestions(asked);
  usePageTitle(t('admin.questions'));
  const total = questions.data?.pagination.total;
  return (
    <AdminFrame
      title={t('admin.questions')}
      count={total === undefined ? null : t('adminQuestions.count', { count: total })}
      tools={
        <>
          <Filters show={filter} />
          <FilterField
            label={t('adminQuestions.search')}
            value={query}
            onFilter={(text) => choose({ q: text || undefined })}
          />
        </>
      }
    >
      {filter === 'unanswered' ? <p>{t('adminQuestions.lacking')}</p> : null}
      <ListState list={questions} onPage={turnTo} empty={<NoQuestions show={filter} query={query} />}>
        {({ questions: rows }) => (
          <QuestionTable questions={rows} sort={sort} onSort={(next) => choose({ sort: next })} />
        )}
      </ListState>
    </AdminFrame>
  );
}

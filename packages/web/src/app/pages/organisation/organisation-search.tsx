import type { Organization } from '@ecco/contract';
import { fundTypes } from '@ecco/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { QuestionBox } from '../../../features/ask/question-box.tsx';
import { SearchDrawer } from '../../../features/search/drawer/search-drawer.tsx';
import { useSession } from '../../../session/get-session.api.ts';
import { Section } from '../../../ui/page/section.tsx';

/** What shows answers comes with the first question. */
const AskedLibrary = lazyChunk(
  () => import('../../../features/ask/asked-library.tsx'),
  ({ AskedLibrary }) => AskedLibrary,
);

/** What is searched and asked, as the address says; the drawer is open where words stand in it. */
export function useOrganisationSearch() {
  const navigate = useNavigate();
  const { search, q = '', ...rest } = useSearch({ strict: false });
  const [isOpen, setOpen] = useState(search !== undefined);
  const write = (change: { search?: string | undefined; q?: string | undefined }): void =>
    void navigate({
      to: '.',
      search: { ...rest, search, q: q || undefined, ...change },
      replace: true,
      resetScroll: false,
    });
  return {
    query: search ?? '',
    question: q.trim(),
    isOpen,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      write({ search: undefined });
    },
    search: (words: string) => {
      setOpen(true);
      write({ search: words });
    },
    ask: (question: string | undefined) => write({ q: question }),
  };
}

type Props = { organisation: Organization; state: ReturnType<typeof useOrganisationSearch> };

/** The drawer that searches what is linked to an organization. */
export function OrganisationDrawer({ organisation: { uuid, name, org_type }, state }: Props) {
  const { t } = useTranslation();
  const scored = useSession()?.role === 'admin';
  const isFund = fundTypes.some((type) => type === org_type);
  return (
    <SearchDrawer
      open={state.isOpen}
      title={t('organization.searchIn', { name })}
      label={t('organization.searchWords')}
      scope={{ of: 'organizations', ids: [uuid], service: isFund ? 'pensionfund' : 'kg' }}
      query={state.query}
      scored={scored}
      onSearch={state.search}
      onClose={state.close}
      onSelect={null}
    />
  );
}

/** The box that asks and searches what is linked to an organization, and the answer. */
export function AskOrganisation({ organisation: { slug, name }, state }: Props) {
  const { t } = useTranslation();
  const of = useMemo(() => ({ kind: 'organization', slug }) as const, [slug]);
  const { question } = state;
  return (
    <Section id="search" title={t('organization.search')}>
      <QuestionBox
        label={t('organization.ask', { name })}
        initial={question}
        onAsk={state.ask}
        onSearch={state.search}
        onClear={() => state.ask(undefined)}
      />
      {question === '' ? null : (
        <Suspense>
          <AskedLibrary
            key={question}
            of={of}
            query={question}
            onAsk={state.ask}
            onward={
              <button type="button" onClick={() => state.search(question)}>
                {t('organization.searchWords')}
              </button>
            }
          />
        </Suspense>
      )}
    </Section>
  );
}

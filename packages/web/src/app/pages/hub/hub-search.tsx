import type { EpisodeList } from '@ecco/contract';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { QuestionBox } from '../../../features/ask/question-box.tsx';
import { SearchDrawer } from '../../../features/search/drawer/search-drawer.tsx';
import { useSession } from '../../../session/get-session.api.ts';
import { Section } from '../../../ui/page/section.tsx';
import type { useOrganisationSearch } from '../organisation/organisation-search.tsx';

/** What shows answers comes with the first question. */
const AskedLibrary = lazyChunk(
  () => import('../../../features/ask/asked-library.tsx'),
  ({ AskedLibrary }) => AskedLibrary,
);

type Props = { list: EpisodeList; state: ReturnType<typeof useOrganisationSearch> };

/** The drawer that searches what a watchlist holds. */
export function HubDrawer({ list: { uuid }, state }: Props) {
  const { t } = useTranslation();
  const scored = useSession()?.role === 'admin';
  return (
    <SearchDrawer
      open={state.isOpen}
      title={t('hub.search')}
      label={t('hub.search')}
      scope={{ of: 'list', uuid }}
      query={state.query}
      scored={scored}
      onSearch={state.search}
      onClose={state.close}
      onSelect={null}
    />
  );
}

/** The box that asks and searches what a watchlist holds, and the answer. */
export function AskHub({ list: { uuid, title }, state }: Props) {
  const { t } = useTranslation();
  const of = useMemo(() => ({ kind: 'list', uuid }) as const, [uuid]);
  const { question } = state;
  return (
    <Section id="search" title={t('hub.search')}>
      <QuestionBox
        label={t('hub.ask', { title })}
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
                {t('hub.askWords')}
              </button>
            }
          />
        </Suspense>
      )}
    </Section>
  );
}

import { limits } from '@ecco/contract';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLog } from '../../events/events.context.ts';
import { openSearches, termsOf } from '../../features/home-search/search-terms.ts';
import { SearchBox } from '../../ui/field/search-box.tsx';
import { useWide } from '../../ui/page/use-wide.ts';

type Props = {
  initial: string;
  /** Members search podcasts and episodes too; visitors what is said in them. */
  isMember: boolean;
};

/** The one field that is on every page. */
export function LibrarySearch({ initial, isMember }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const log = useLog();
  const wide = useWide();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const q = typeof typed === 'string' ? typed.trim() : '';
    if (termsOf(q).length === 0) return;
    log({ event: 'search', 'button-src': 'header' });
    void (isMember
      ? navigate({ to: '/search', search: { q: openSearches(q) } })
      : navigate({ to: '/search/transcripts', search: { q } }));
  };
  return (
    <form onSubmit={submit}>
      <SearchBox
        name="q"
        label={t('shell.searchLabel')}
        placeholder={t(wide ? 'shell.searchPlaceholder' : 'shell.searchShort')}
        defaultValue={initial}
        maxLength={limits.queryMaxLength}
      />
    </form>
  );
}

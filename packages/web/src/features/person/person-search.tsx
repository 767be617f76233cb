import { limits } from '@ecco/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../ui/field/search-box.tsx';
import { searchForPerson } from './search-for-person.ts';

/** Looks for words among those that somebody said, and for their name in everything. */
export function PersonSearch({ name }: { name: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (words.trim() === '') return;
    void navigate({ to: '/search/transcripts', search: { q: searchForPerson(name, words) } });
  };
  return (
    <>
      <form onSubmit={submit}>
        <SearchBox
          label={t('person.searchSaid', { name })}
          maxLength={limits.queryMaxLength - limits.personPageNameMax - 20}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </form>
      <p>
        <Link to="/search/transcripts" search={{ q: name }}>
          {t('people.search', { name })}
        </Link>
      </p>
    </>
  );
}

import { SearchForm } from './search-form.tsx';
import { useSearchWords } from './use-search-words.ts';

export type SearchFieldProps = {
  id?: string;
  label: string;
  placeholder: string;
  initial: string;
  busy?: boolean;
  onSearch: (query: string) => void;
  /** The field was emptied. */
  onClear?: () => void;
};

/** A search box. Enter or the button runs it; a blank query does nothing. */
export function SearchField({ initial, onSearch, onClear, ...looks }: SearchFieldProps) {
  const words = useSearchWords({ initial, onSearch, onClear });
  return <SearchForm {...looks} words={words} />;
}

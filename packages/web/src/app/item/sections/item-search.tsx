import type { SearchResult } from '@ecco/contract';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchInside } from '../../../features/search/api/search-inside.api.ts';
import { ReadySearches } from '../../../features/search/ready-searches.tsx';
import { SearchInside } from '../../../features/search/search-inside.tsx';
import classes from '../frame/item-page.module.css';
import { type CopiedPlace, useCopyPlace } from '../state/use-copy-place.ts';
import type { ItemPageState } from '../state/use-item-page-state.ts';
import { ItemAnswer, ItemQuestions, TurnButton } from './item-asking.tsx';
import { isQuestionTyped, questionOf } from './item-question.ts';
import { ItemSearchDrawer } from './item-search-drawer.tsx';

/** Shows the first line that says what the page was opened for; a question is answered, and leads nowhere by itself. */
function useLeadToSought(page: ItemPageState): void {
  const { item, jumps } = page;
  const [sought] = useState(() => (isQuestionTyped(page, page.sought) ? '' : page.sought));
  const { data } = useSearchInside(item.uuid, sought);
  const isDone = useRef(sought === '');
  const { show } = jumps;
  useEffect(() => {
    const first = data?.results.find(({ result_type }) => result_type === 'content') ?? data?.results[0];
    if (isDone.current || !first || first.content_id === null) return;
    isDone.current = true;
    const { content_id: line, segment_id: segment, page_number: page } = first;
    show({ line, segment, seconds: null, page });
  }, [data, show]);
}

/**
 * The search inside an item, which answers questions too; a hit leads to its line, or to the part of the summary that
 * says it. Where suggestions are open Enter chooses one of them, so that one key turns what stands in the field.
 */
export function ItemSearch({ page }: { page: ItemPageState }) {
  const { t } = useTranslation();
  const { item, names, jumps, query, onSearch } = page;
  const question = questionOf(page);
  const copyPlace = useCopyPlace(page);
  useLeadToSought(page);
  const onSelect = (result: SearchResult): void => {
    if (result.result_type === 'summary' && result.summary_item_index !== null) {
      jumps.jumpToChapter(result.summary_item_index);
    } else if (result.result_type === 'summary') {
      document.getElementById('summary')?.scrollIntoView();
    } else {
      const { content_id, segment_id: segment, start_ms, about_timestamp: about, page_number: page } = result;
      const seconds = start_ms === null ? null : start_ms / 1_000;
      jumps.jump({ line: content_id ?? 0, segment, seconds, about, page });
    }
  };
  const take = (words: string, asIs: boolean): void => {
    if (words === '') return;
    if (!asIs) page.setTurned(page.turned === words ? '' : words);
    if (words !== query) onSearch(words);
  };
  const turn = (words: string): void => take(words, false);
  const ask = (words: string): void => take(words, isQuestionTyped(page, words));
  const onKeyDown = (event: KeyboardEvent): void => {
    const isTurning = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isTurning || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    turn(event.target.value.trim());
  };
  return (
    <>
      <div onKeyDownCapture={onKeyDown}>
        <SearchInside
          id={item.uuid}
          query={query}
          onSearch={onSearch}
          nameOf={names.nameOf}
          onRename={names.rename}
          onSelect={onSelect}
          onShare={(result) => copyPlace(resultPlace(result))}
          scored={item.may.curate}
          buttonOf={(words) => t(isQuestionTyped(page, words.trim()) ? 'search.ask' : 'search.button')}
          ready={
            <>
              <ReadySearches words={readySearches(page)} onSearch={onSearch} />
              {/* They come later, and would move what stands below them from under a press. */}
              <ItemQuestions item={item} onAsk={ask} />
            </>
          }
          {...(question.asked !== '' && {
            instead: <ItemAnswer item={item} asked={question.asked} onAsk={ask} onTurn={turn} />,
          })}
        />
      </div>
      <div className={classes['otherWays']}>
        {question.searched === '' ? null : (
          <TurnButton isAsked={false} onTurn={() => turn(question.searched)} />
        )}
        <ItemSearchDrawer item={item} query={question.searched} onSearch={onSearch} onSelect={onSelect} />
      </div>
    </>
  );
}

/** A chapter is linked to as such, all else by its line. */
const resultPlace = ({ summary_item_index: chapter, content_id, segment_id }: SearchResult): CopiedPlace =>
  chapter === null ? { line: content_id ?? 0, segment: segment_id } : { chapter };

const mostReady = 5;

/** What readers of this item are likely to look for: what it talks about most, then who is named in it. */
export function readySearches({ item, summary }: Pick<ItemPageState, 'item' | 'summary'>): string[] {
  const topics = summary?.analysis?.key_topics.map(({ label }) => label) ?? [];
  const organizations = item.entities
    .filter(({ entity_type }) => entity_type === 'organisation')
    .sort((a, b) => b.mentions - a.mentions)
    .map(({ name }) => name);
  return [...new Set([...topics, ...organizations])].slice(0, mostReady);
}

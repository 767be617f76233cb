import type { SearchResult } from '@ecco/contract';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { AskedItem } from '../../../features/ask/asked-item.tsx';
import { TurnLine } from '../../../features/ask/turn-line.tsx';
import { useSearchInside } from '../../../features/search/api/search-inside.api.ts';
import { ReadySearches } from '../../../features/search/ready-searches.tsx';
import { SearchInside } from '../../../features/search/search-inside.tsx';
import { WithWords } from '../../../messages/with-words.tsx';
import { type CopiedPlace, useCopyPlace } from '../state/use-copy-place.ts';
import type { ItemPageState } from '../state/use-item-page-state.ts';
import { ItemSearchDrawer } from './item-search-drawer.tsx';

/** Shows the first line that says what the page was opened for. */
function useLeadToSought({ item, sought, jumps }: ItemPageState): void {
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
  const { item, names, jumps, query, question, onSearch } = page;
  const copyPlace = useCopyPlace(page);
  useLeadToSought(page);
  const onSelect = (result: SearchResult): void => {
    if (result.result_type === 'summary' && result.summary_item_index !== null) {
      jumps.jumpToChapter(result.summary_item_index);
    } else if (result.result_type === 'summary') {
      document.getElementById('summary')?.scrollIntoView();
    } else {
      const seconds = result.start_ms === null ? null : result.start_ms / 1_000;
      const { content_id, segment_id: segment, page_number: page } = result;
      jumps.jump({ line: content_id ?? 0, segment, seconds, page });
    }
  };
  const turn = (words: string): void => {
    if (words === '') return;
    question.turn(words);
    if (words !== query) onSearch(words);
  };
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
          onShare={(result) => copyPlace(placeOf(result))}
          scored={item.may.curate}
          ready={<ReadySearches words={readySearches(page)} onSearch={onSearch} />}
          {...(question.asked !== '' && { instead: <ItemAnswer page={page} onTurn={turn} /> })}
        />
        {question.searched === '' ? null : <TurnButton page={page} onTurn={turn} />}
      </div>
      <ItemSearchDrawer item={item} query={question.searched} onSearch={onSearch} onSelect={onSelect} />
    </>
  );
}

/** What was answered about the item, with the way to the search for the same words. */
function ItemAnswer({ page, onTurn }: TurnProps) {
  const { item, question, onSearch } = page;
  return (
    <WithWords chunk="ask" before={null}>
      <AskedItem key={question.asked} id={item.uuid} query={question.asked} onAsk={onSearch} />
      <TurnButton page={page} onTurn={onTurn} />
    </WithWords>
  );
}

type TurnProps = { page: ItemPageState; onTurn: (words: string) => void };

/** Takes a question as a search, and a search as a question. */
function TurnButton({ page: { question, query }, onTurn }: TurnProps) {
  return (
    <WithWords chunk="ask" before={null}>
      <TurnLine isAsked={question.asked !== ''} onTurn={() => onTurn(query)} />
    </WithWords>
  );
}

/** A chapter is linked to as such, all else by its line. */
const placeOf = ({ summary_item_index: chapter, content_id, segment_id }: SearchResult): CopiedPlace =>
  chapter === null ? { line: content_id ?? 0, segment: segment_id } : { chapter };

const mostReady = 5;

/** What readers of this item are likely to look for: what it talks about most, then who is named in it. */
export function readySearches({ item, summary }: Pick<ItemPageState, 'item' | 'summary'>): string[] {
  const topics = summary?.analysis?.key_topics.map(({ label }) => label) ?? [];
  const organisations = item.entities
    .filter(({ entity_type }) => entity_type === 'organisation')
    .sort((a, b) => b.mentions - a.mentions)
    .map(({ name }) => name);
  return [...new Set([...topics, ...organisations])].slice(0, mostReady);
}

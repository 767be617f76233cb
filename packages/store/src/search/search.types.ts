import type { ItemWithShow } from '../items/index.ts';
import type { SegmentMatch } from '../segments/index.ts';
import type { SummaryLine, SummaryPassage } from '../summaries/index.ts';
import type { CalledSo } from './called-so.ts';
import type { LibraryQuery } from './library-search.ts';
import type { Narrowing } from './narrowing.ts';
import type { ValueMatch, ValueQuery } from './value-search.ts';

export type SearchMode = 'bm25' | 'tsvector';

export type HitQuery = {
  /** Any text. */
  text: string;
  /** 20 when left out. */
  limit?: number;
  /** Only inside these items. */
  itemIds?: string[];
  /** What is asked for besides words; `text` are the words that rank, and without any the newest come first. */
  narrowing?: Narrowing;
  /** By date: the newest of those that match well. By relevance when left out. */
  sort?: 'relevance' | 'date';
};

/** What the summary says: a chapter or a sentence of the short form, and the line of it that matches best. */
export type SummaryMatch = Pick<SummaryPassage, 'kind' | 'idx'> & {
  line: SummaryLine;
  /** Of the chapter; null for a sentence of the short form. */
  title: string | null;
};

/** An item that something was found in. `organizations`: those it names most, at most five. */
export type HitItem = ItemWithShow & { organizations: { slug: string; name: string }[] };

/**
 * A line, or what the summary says, that matches. `score` is above 0, higher is better; `highlights` are the matching
 * runs of the line's text; `matched` the words of the search that it has.
 */
export type Hit = HitItem & { score: number; highlights: string[]; matched: string[] } & (
    | { segment: SegmentMatch; summary: null }
    /** `segment`: what the summary's line cites, or, for a title, where the chapter begins; null where it has gone. */
    | { segment: SegmentMatch | null; summary: SummaryMatch }
  );

/** An item that speaks of something. `score` is above 0, higher is better. */
export type ItemMatch = HitItem & { score: number };

export type Search = {
  /** Which index answers: BM25, or PostgreSQL's own text search where the extension is missing. */
  mode: SearchMode;
  /** Legs that do not take part now: "bm25" where the extension, or for the moment an index, is missing. */
  degraded(): string[];
  /**
   * The best lines, and what summaries say, across the library or inside given items; across several items one hit
   * in the summary of each. Across the library nothing of a show that is ignored: what is left is told, which may be
   * less than was asked for. Never throws for a text.
   */
  find(query: HitQuery): Promise<Hit[]>;
  /**
   * Items that speak of a subject, in their lines and titles, the best first; across the library none of an ignored
   * show. Never throws for a text.
   */
  about(query: HitQuery): Promise<ItemMatch[]>;
  /** Items in whose title, show, author or one-liner words begin as these do, the best first; none of an ignored show. */
  library(query: LibraryQuery): Promise<ItemWithShow[]>;
  /** Ids of the shows whose name or description has the words, the best first; none that is ignored. */
  shows(query: { text: string; limit: number }): Promise<string[]>;
  /** Names that an operator of a search may take, those in most items first. */
  values(query: ValueQuery): Promise<ValueMatch[]>;
  /** What is called exactly so, whatever the capitals. Never throws for a text. */
  calledSo(text: string): Promise<CalledSo[]>;
  /** For words that the library does not have, the word of it that was meant most likely. */
  mend(words: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Builds the indexes of lines and summaries anew, as after a large import; nobody can write them meanwhile. */
  rebuild(): Promise<void>;
};

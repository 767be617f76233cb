import type { Form } from '../item/item-meta.ts';
import type { SourceKind } from '../sources/source.type.ts';
import type { IntakeResult } from './intake.type.ts';

/** What leads to one item, not to many. */
type SingleKind = Exclude<SourceKind['kind'], 'feed' | 'opml' | 'directory' | 'packed'>;

/** The form in which a single source's content is read. */
export const formOf: Record<SingleKind, Form> = {
  media: 'media',
  video: 'media',
  pdf: 'pdf',
  transcript: 'transcript',
  text: 'text',
  article: 'article',
};

/** What the one who handed it in is told that it was. */
export const recognizedAs: Record<Form, IntakeResult['recognised']> = {
  media: 'media',
  video: 'video',
  pdf: 'document',
  text: 'document',
  article: 'article',
  transcript: 'transcript',
};

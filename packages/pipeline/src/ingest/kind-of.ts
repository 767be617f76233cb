import type { ContentKind } from '@ecco/domain';
import type { Form } from '../item/item-meta.ts';

const earnings =
  /\bearnings\b|\bq[1-4][ _-]?(?:fy)?\d{2,4}\b|\b[1-4]q[ _-]?(?:fy)?\d{2,4}\b|\bresults[ _-]call\b|\bquarter(?:ly)?\b/i;
const meeting =
  /\b(?:meeting|minutes|hearing|committee|board|council|commission|trustees|supervisors|work(?:shop| session))\b/i;
/** A call that is printed is a call; what is shown, sent out or announced for it is none. */
const call =
  /(?:\bearnings\b|\bresults\b|\bq[1-4]\b|\b[1-4]q|\bquarter(?:ly)?\b|\bfull year\b).*\b(?:call|transcript)\b|\b(?:call|transcript)\b.*(?:\bearnings\b|\bresults\b|\bq[1-4]\b|\b[1-4]q|\bquarter(?:ly)?\b)/i;
const besideCall =
  /\b(?:slides?|deck|presentation|release|notice|invitation|announcement|summary|notes?|report)\b/i;

const byForm: Record<Form, ContentKind> = {
  media: 'episode',
  video: 'video',
  article: 'article',
  pdf: 'document',
  text: 'document',
  transcript: 'episode',
};

/** Words run together by file names stand apart, so that `\b` finds them. */
const spacedWords = (name: string): string => name.replace(/[_.-]+/g, ' ');

/**
 * What an item is, where nobody said: by what it is made of, and for spoken words by what its name says of
 * the occasion. A page or a PDF stays one, whatever it is about, but for a call that is named as one.
 */
export function kindOf(form: Form, name: string, mime = ''): ContentKind {
  if (mime.startsWith('video/')) return 'video';
  if (form === 'transcript' || form === 'media') {
    if (earnings.test(spacedWords(name))) return 'earnings';
    if (meeting.test(spacedWords(name))) return 'meeting';
  }
  const isPrinted = form === 'text' || form === 'pdf';
  if (isPrinted && call.test(spacedWords(name)) && !besideCall.test(spacedWords(name))) return 'earnings';
  return byForm[form];
}

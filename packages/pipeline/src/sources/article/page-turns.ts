/** A page whose text is a conversation, as sites print the transcript of a talk below its player. */
import type { Block, TranscriptSegment } from '../source.type.ts';
import { withoutInitials } from '../transcript/initials.label.ts';
import { isTextTranscript, readTextTranscript } from '../transcript/text.parser.ts';

const blockLine = ({ kind, text }: Block): string => (kind === 'heading' ? `#### ${text}` : text);

/**
 * What is said on a page and by whom, from the blocks of its article; null where it is no conversation. A heading that
 * is nobody's name is said by nobody, and no word of the talk.
 */
export function turnsOfPage(blocks: readonly Block[]): TranscriptSegment[] | null {
  const text = blocks.map(blockLine).join('\n\n');
  return isTextTranscript(text) ? withoutInitials(readTextTranscript(text)) : null;
}

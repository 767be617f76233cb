import { SourceError } from '../../sources/source.errors.ts';

/** Why a recording cannot be cut. */
type Obstacle = 'unread' | 'silent' | 'unknown-codec';

const messages: Readonly<Record<Obstacle, string>> = {
  unread:
    'The recording is too large to be transcribed in one piece, and it cannot be cut: it is damaged, or of no form that is known. Convert it to MP3 or M4A and add it again.',
  silent: 'The recording has no sound, so there is nothing to transcribe.',
  'unknown-codec':
    'The recording is too large to be transcribed in one piece, and its sound is in a form that cannot be cut. Convert it to MP3 or M4A and add it again.',
};

export const recordingUncut = (obstacle: Obstacle): SourceError =>
  new SourceError({
    code: obstacle === 'silent' ? 'source.recording.soundless' : 'source.recording.uncut',
    message: messages[obstacle],
  });

import { useTranslation } from 'react-i18next';
import { usePlayer } from '../player.context.ts';
import { type ContentType, inContent, type Track } from '../track.ts';
import classes from './player-bar.module.css';

const sounds: readonly ContentType[] = ['digest', 'episode'];

/** Which sound of the item is heard. A video has its picture in its page, and leads there. */
export function SoundChoice({ track, onOpen }: { track: Track; onOpen: (path: string) => void }) {
  const { t } = useTranslation();
  const choose = usePlayer((state) => state.choose);
  const onChoose = (content: ContentType): void => {
    choose(content);
    if (content !== track.content && inContent(track, content)?.kind === 'video') onOpen(track.path);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons in a row of buttons are no fieldset
    <div className={classes['choice']} role="group" aria-label={t('playing.sounds')}>
      {sounds
        .filter((content) => inContent(track, content) !== null)
        .map((content) => (
          <button
            key={content}
            type="button"
            aria-pressed={track.content === content}
            onClick={() => onChoose(content)}
          >
            {t(`playing.sound.${content}`)}
          </button>
        ))}
    </div>
  );
}

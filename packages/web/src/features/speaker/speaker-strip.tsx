import type { Speaker } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { PlayHead } from '../../player/play-head.tsx';
import classes from './speaker.module.css';
import { stripPath } from './strip-path.ts';
import { shareOf, talkLabel } from './talk-label.ts';

type Props = {
  speakers: readonly Speaker[];
  tones: ReadonlyMap<string, string>;
  nameOf: (speaker: string | null) => string | null;
  playable: string | null;
};

const width = 1_000;
const mostRows = 8;

/** Who speaks when over the whole item, one row each, and who is only introduced, without a share; the words of it stand beside for those who cannot see it. */
export function SpeakerStrip({ speakers, tones, nameOf, playable }: Props) {
  const { t } = useTranslation();
  const rows = [...speakers].sort((a, b) => shareOf(b) - shareOf(a)).slice(0, mostRows);
  return (
    <ul className={classes['strip']}>
      {rows.map((speaker) => {
        const role = [speaker.role, speaker.organisation].filter(Boolean).join(', ');
        const origin = speaker.provenance && t(`speaker.provenance.${speaker.provenance}`);
        return (
          <li key={speaker.label}>
            <div className={classes['who']} title={origin ?? undefined}>
              <strong style={{ color: tones.get(speaker.label) }}>
                {nameOf(speaker.name) ?? t('transcript.unnamed')}
              </strong>
              {speaker.segments > 0 ? <span className="tabular">{talkLabel(t, speaker)}</span> : null}
            </div>
            {role ? <p className={classes['role']}>{role}</p> : null}
            {speaker.segments > 0 ? (
              <svg viewBox={`0 -5 ${width} 10`} preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 0h${width}`} stroke="var(--line)" strokeWidth="2" />
                <path d={stripPath(speaker.runs, width)} stroke={tones.get(speaker.label)} strokeWidth="10" />
                <PlayHead playable={playable} width={width} top={-5} />
              </svg>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

import { pathOfShow, type ShowCard } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { truncate } from '../../format/text.ts';
import { Tile } from '../../ui/list/tile.tsx';
import { showFacts } from './show-facts.ts';

type Props = {
  show: ShowCard;
  /** Characters of its name. */
  nameMax: number;
  level?: 2 | 3;
};

/** A show of the library in a grid. */
export function ShowTile({ show, nameMax, level = 3 }: Props) {
  const { t } = useTranslation();
  return (
    <Tile
      picture={{ name: show.name, image: show.thumbnail_url ?? show.image_url }}
      title={
        <Link to={pathOfShow(show)} title={show.name.length > nameMax ? show.name : undefined}>
          {truncate(show.name, nameMax)}
        </Link>
      }
      level={level}
      facts={showFacts(t, { ...show, total: show.episodes })}
      text={show.description}
    />
  );
}

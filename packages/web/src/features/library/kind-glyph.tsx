import type { ContentKind } from '@ecco/domain';
import {
  IconArticle,
  IconBuildingBank,
  IconChartLine,
  IconFileText,
  IconMicrophone,
  IconVideo,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

const glyphs = {
  episode: IconMicrophone,
  video: IconVideo,
  article: IconArticle,
  document: IconFileText,
  earnings: IconChartLine,
  meeting: IconBuildingBank,
} as const satisfies Record<ContentKind, typeof IconVideo>;

/** What an item is, as a small picture with its word for those who do not see it. */
export function KindGlyph({ kind }: { kind: ContentKind }) {
  const { t } = useTranslation();
  const Glyph = glyphs[kind];
  const word = t(`kindOne.${kind}`);
  return (
    <span title={word}>
      <Glyph size={18} stroke={1.6} aria-hidden="true" />
      <span className="visually-hidden">{word}</span>
    </span>
  );
}

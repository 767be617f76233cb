import { ItemPage } from './item-page.tsx';

// One page under several addresses; the kind only decides the words of a failure before the item is known.
export const EpisodePage = () => <ItemPage kind="episode" />;
export const VideoPage = () => <ItemPage kind="video" />;
export const ArticlePage = () => <ItemPage kind="article" />;
export const DocumentPage = () => <ItemPage kind="document" />;
export const EarningsPage = () => <ItemPage kind="earnings" />;

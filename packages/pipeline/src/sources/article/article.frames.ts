const article = 'article, main, [role="main"], [itemprop="articleBody"]';
/** Frames that hold no words of an article: what plays, measures, asks or sells. */
const companionFrames =
  /youtube|vimeo|spotify|soundcloud|podcasts?\.|simplecast|megaphone|doubleclick|adservice|recaptcha|googletagmanager|analytics|newsletter|subscribe|facebook\.com\/plugins|maps?\b|about:blank/i;
const framesMax = 20;

/** Addresses of the pages that an article shows in frames, whose words stand elsewhere: tables, documents, posts. */
export const framesOf = (document: Document): string[] =>
  [...document.querySelectorAll('iframe[src], embed[src], object[data]')]
    .filter((frame) => frame.closest(article) !== null)
    .map((frame) => frame.getAttribute('src') ?? frame.getAttribute('data') ?? '')
    .filter((address) => address !== '' && !companionFrames.test(address))
    .slice(0, framesMax);

/** What stands on a page beside its article and may be longer than it: banners of consent, comments of readers. */

const consent =
  /(?:^|[\s_-])(?:cookie|cookies|consent|onetrust|ot-sdk|gdpr|ccpa|cmp|truste|trustarc|cookiebot|didomi|usercentrics|quantcast|sp_message|privacy-(?:preference|center|banner|notice)|cky|iubenda|osano|cc-(?:window|banner))(?:$|[\s_-]|[a-z]*banner|[a-z]*consent)/i;
const saysConsent = /\b(?:cookies?|consent|personal data|privacy)\b/i;
const comments =
  /(?:^|[\s_-])(?:comments?|comment-(?:list|section|thread|area)|disqus_thread|disqus|respond|reader-comments|coral|fb-comments|livefyre|spot-im|talkback|discussion(?:s|-thread|-list)?)(?:$|[\s_-])/i;
/** What leads on to other stories, or asks for money or an address. */
const leads =
  /(?:^|[\s_-])(?:relatedposts|sharedaddy|addtoany[\w-]*|sharethis[\w-]*|addthis[\w-]*|social-?share|share-?(?:buttons|links|bar)|related(?:-(?:stories|articles|posts|content|links|news))?|recommended|more-stories|also-like|outbrain|taboola|trending|most-(?:read|popular)|paywall|regwall|subscription-wall|subscribe-(?:wall|box|prompt)|newsletter-(?:signup|form)|(?:about-(?:the-)?)?author-(?:bio|box|card|info)|about-(?:the-)?author)(?:$|[\s_-])/i;
/** The foot of a page, which a short article may be shorter than. */
const foot = /^(?:(?:site|page|global|main)[-_]?)?footer$/i;
/** The heading over such a list, where no name of its box tells. */
const leadsOn =
  /^(?:more (?:news|stories|releases|press releases|headlines)(?: from .{1,60})?|(?:related|recent|latest|other|similar) (?:news|articles?|stories|posts|releases|press releases|headlines|content)|related|also (?:from|in) .{1,60}|you (?:may|might) also (?:like|be interested in)|read (?:next|more)|recommended(?: for you| reading)?|explore more|keep reading|up next|most (?:read|popular))\W{0,3}$/i;
/** What asks for an address, where it holds the field for it. */
const asks = /subscri|newsletter|sign-?up|mailing-?list|email|opt-?in/i;
/** A part that asks for an address has no more words, and no more of those of the page. */
const [askingWords, askingShare] = [60, 0.3];
/** Of the words of a page a part that leads on is no more than this. */
const leadingShare = 0.6;

/** Whatever they are called, these hold the page. */
const ofPage = new Set(['HTML', 'BODY', 'MAIN', 'ARTICLE', 'HEAD']);

/** Takes out boxes in the middle of an article that ask for an address. */
export function removeAsking(document: Document): void {
  for (const field of document.querySelectorAll('input[type="email"], input[name*="email" i]')) {
    const named = field.closest(
      '[class*="subscri" i], [class*="newsletter" i], [class*="sign" i], [class*="mail" i], [class*="opt" i]',
    );
    const names = `${named?.getAttribute('class') ?? ''} ${named?.getAttribute('id') ?? ''}`;
    if (!named || ofPage.has(named.tagName) || !asks.test(names) || holdsArticle(named)) continue;
    const box = outermost(named);
    const isSmall = (box.textContent ?? '').length < (document.body?.textContent ?? '').length * askingShare;
    if (isSmall && textWordCount(box.textContent ?? '') <= askingWords) box.remove();
  }
}

/** The box around it that is named for the same. */
function outermost(named: Element): Element {
  const around = named.parentElement;
  const names = `${around?.getAttribute('class') ?? ''} ${around?.getAttribute('id') ?? ''}`;
  const isSame = around !== null && !ofPage.has(around.tagName) && asks.test(names);
  return isSame && textWordCount(around.textContent ?? '') <= askingWords ? outermost(around) : named;
}

/** Takes them out of the tree. */
export function removeNoise(document: Document): void {
  for (const element of document.querySelectorAll('[id], [class], [role="dialog"], [aria-modal="true"]')) {
    if (ofPage.has(element.tagName) || !element.parentNode) continue;
    const named = `${element.getAttribute('id') ?? ''} ${element.getAttribute('class') ?? ''}`;
    const isDialog =
      element.getAttribute('role') === 'dialog' || element.getAttribute('aria-modal') === 'true';
    const isConsent = (consent.test(named) || isDialog) && saysConsent.test(element.textContent ?? '');
    const isBeside =
      isConsent ||
      comments.test(named) ||
      ((leads.test(named) || isFoot(element)) && isPart(document, element));
    if (isBeside && !holdsArticle(element)) element.remove();
  }
  removeListsBelow(document);
}

/** Takes out boxes that open with a heading which leads on to other stories. */
function removeListsBelow(document: Document): void {
  for (const heading of document.querySelectorAll('h2, h3, h4, h5, h6')) {
    const box = heading.parentElement;
    const first = box?.firstElementChild;
    const opens = first === heading || (first?.contains(heading) ?? false);
    if (!box || !opens || ofPage.has(box.tagName) || !leadsOn.test((heading.textContent ?? '').trim()))
      continue;
    if (isPart(document, box) && !holdsArticle(box)) box.remove();
  }
}

const isFoot = (element: Element): boolean =>
  element.closest('article, main') === null &&
  [element.id, ...element.classList].some((name) => foot.test(name));

const isPart = (document: Document, element: Element): boolean =>
  (element.textContent ?? '').length < (document.body?.textContent ?? '').length * leadingShare;

/** Text that a page keeps for whoever runs no scripts is read where the page shows next to nothing else. */
export function unfoldUnscripted(document: Document): void {
  const shown = [...document.querySelectorAll('p')].filter((one) => one.closest('noscript') === null);
  if (textWordCount(shown.map(({ textContent }) => textContent ?? '').join(' ')) > shownWords) return;
  for (const element of document.querySelectorAll('noscript'))
    if (textWordCount(element.textContent ?? '') > unscriptedWords)
      element.replaceWith(...element.childNodes);
}

const [shownWords, unscriptedWords] = [40, 40];
const textWordCount = (text: string): number => text.split(/\s+/).length;

const holdsArticle = (element: Element): boolean => element.querySelector('main, article, h1') !== null;

/** What stands on a page beside its article and may be longer than it: banners of consent, comments of readers. */

const consent =
  /(?:^|[\s_-])(?:cookie|cookies|consent|onetrust|ot-sdk|gdpr|ccpa|cmp|truste|trustarc|cookiebot|didomi|usercentrics|quantcast|sp_message|privacy-(?:preference|center|banner|notice)|cky|iubenda|osano)(?:$|[\s_-]|[a-z]*banner|[a-z]*consent)/i;
const saysConsent = /\b(?:cookies?|consent|personal data|privacy)\b/i;
const comments =
  /(?:^|[\s_-])(?:comments?|comment-(?:list|section|thread|area)|disqus_thread|disqus|respond|reader-comments|coral|fb-comments|livefyre|spot-im|talkback)(?:$|[\s_-])/i;
/** Whatever they are called, these hold the page. */
const ofPage = new Set(['HTML', 'BODY', 'MAIN', 'ARTICLE', 'HEAD']);

/** Takes them out of the tree. */
export function removeNoise(document: Document): void {
  for (const element of document.querySelectorAll('[id], [class], [role="dialog"], [aria-modal="true"]')) {
    if (ofPage.has(element.tagName) || !element.parentNode) continue;
    const named = `${element.getAttribute('id') ?? ''} ${element.getAttribute('class') ?? ''}`;
    const isDialog =
      element.getAttribute('role') === 'dialog' || element.getAttribute('aria-modal') === 'true';
    const isConsent = (consent.test(named) || isDialog) && saysConsent.test(element.textContent ?? '');
    if ((isConsent || comments.test(named)) && !holdsArticle(element)) element.remove();
  }
}

const holdsArticle = (element: Element): boolean => element.querySelector('main, article, h1') !== null;

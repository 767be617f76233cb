import { escapeHtml, toHtml } from './markup.html.ts';
import { disclaimer, type Page, required } from './script.source.ts';

const sections = ['Public funds', 'Private markets', 'Consultants', 'Governance', 'People', 'Events'];

const longDate = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** An article as a trade publication serves it: with everything around it that a reader does not want. */
export function articlePage(page: Page, host: string): string {
  const { slug, title, published, description, fields } = page.head;
  const byline = required(fields.get('byline'), `${slug}: byline`);
  const address = `https://${host}/articles/${slug}.html`;
  const meta = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    datePublished: `${published}T06:00:00Z`,
    author: { '@type': 'Person', name: byline },
    publisher: { '@type': 'Organization', name: 'Trustee and Tally' },
    description,
    mainEntityOfPage: address,
  };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | Trustee and Tally</title>
<link rel="canonical" href="${address}">
<meta name="description" content="${escapeHtml(description)}">
<meta name="author" content="${escapeHtml(byline)}">
<meta property="og:type" content="article">
<meta property="og:site_name" content="Trustee and Tally">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="https://${host}/images/trustee-and-tally.png">
<meta property="article:published_time" content="${published}T06:00:00Z">
<script type="application/ld+json">${JSON.stringify(meta).replaceAll('<', '\\u003c')}</script>
</head>
<body>
<div class="cookie-notice" role="dialog" aria-label="Cookies"><p>We use cookies to count our readers. <button>Accept all</button> <button>Settings</button></p></div>
<header class="site-header">
<a class="logo" href="/">Trustee and Tally</a>
<nav aria-label="Sections"><ul>${sections.map((name) => `<li><a href="/${name.toLowerCase().replaceAll(' ', '-')}">${name}</a></li>`).join('')}</ul></nav>
<form class="site-search"><input type="search" name="q" placeholder="Search"><button>Go</button></form>
<p class="account"><a href="/subscribe">Subscribe</a> · <a href="/sign-in">Sign in</a></p>
</header>
<main>
<ol class="breadcrumb"><li><a href="/">Home</a></li><li><a href="#">${escapeHtml(fields.get('section') ?? '')}</a></li></ol>
<article>
<header>
<h1>${escapeHtml(title)}</h1>
<p class="standfirst">${escapeHtml(fields.get('description') ?? '')}</p>
<p class="byline">By <a rel="author" href="#">${escapeHtml(byline)}</a> · <time datetime="${published}T06:00:00Z">${longDate(published)}</time></p>
<ul class="share"><li><a href="#">Email</a></li><li><a href="#">Print</a></li><li><a href="#">Copy link</a></li></ul>
</header>
<div class="article-body">
${toHtml(page.body)}
</div>
<footer><p class="tags">Tags: <a href="#">pensions</a>, <a href="#">fees</a>, <a href="#">boards</a></p></footer>
</article>
<aside class="related"><h2>Read next</h2><ul><li><a href="#">Five boards, five private credit votes</a></li><li><a href="#">The quiet return of the outside investment chief</a></li><li><a href="#">What trustees earn, and what they read</a></li></ul></aside>
<section class="newsletter"><h2>The Tuesday Tally</h2><p>One e-mail a week, before the committee meets.</p><form><input type="email" placeholder="Your e-mail address"><button>Sign up</button></form></section>
</main>
<footer class="site-footer">
<p>${disclaimer}</p>
<nav aria-label="Footer"><a href="#">About us</a> <a href="#">Contact</a> <a href="#">Advertise</a> <a href="#">Terms</a> <a href="#">Privacy</a></nav>
</footer>
</body>
</html>
`;
}

import sanitize from 'sanitize-html';
import type { RichText } from '../source.type.ts';
import { nestsTooDeep } from './html.guard.ts';
import { htmlToText } from './html.text.ts';

const maxLength = 1_000_000;
const allowedTags =
  'a abbr b blockquote br caption cite code dd del dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead time tr u ul'.split(
    ' ',
  );

/** The id of a line. */
const segmentId = /^[\w-]{1,64}$/;

const options: sanitize.IOptions = {
  allowedTags,
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: 'script style textarea option noscript template iframe object embed svg math title xmp'.split(
    ' ',
  ),
};

/**
 * HTML from outside made safe to show: a short list of elements and attributes, links to http, https and mailto only,
 * no styles, no scripts, no frames, no forms. Relative addresses are resolved against `base`, or dropped without one,
 * since on our pages they would lead to ourselves. What nests absurdly deep or is longer than a million characters
 * comes back as escaped text.
 */
export const sanitizeHtml = (html: string, base: string | null = null): string => sanitized(html, { base });

/** The same of what a person writes here: a link may name the line that it cites, whoever checks that there is one. */
export const sanitizeDocument = (html: string): string => sanitized(html, { base: null, cites: true });

function sanitized(html: string, { base, cites = false }: { base: string | null; cites?: boolean }): string {
  if (html.length > maxLength || nestsTooDeep(html)) return escapeHtml(htmlToText(html.slice(0, maxLength)));
  return sanitize(html, {
    ...options,
    ...(cites && {
      allowedAttributes: { ...options.allowedAttributes, a: ['href', 'title', 'rel', 'data-segment'] },
    }),
    transformTags: {
      a: (tagName, { href, title, 'data-segment': segment }) => ({
        tagName,
        attribs:
          cites && segment !== undefined && segmentId.test(segment)
            ? { 'data-segment': segment }
            : attributes({ href: absolute(href, base), title, rel: 'noopener nofollow ugc' }),
      }),
      img: (tagName, { src, ...others }) => ({
        tagName,
        attribs: attributes({ ...others, src: absolute(src, base) }),
      }),
    },
  });
}

function absolute(address: string | undefined, base: string | null): string | undefined {
  const url = address === undefined ? null : URL.parse(address.trim(), base ?? undefined);
  return url && /^(?:https?|mailto):$/.test(url.protocol) ? url.href : undefined;
}

function attributes(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** The sanitized form and the same for reading. */
export function richText(html: string, base: string | null = null): RichText {
  return { html: sanitizeHtml(html, base), text: htmlToText(html) };
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

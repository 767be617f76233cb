/** Kinds of files that are not read, by their marks, with what to do instead. Nothing of them is ever told as words. */

import { richTextMark, richTextName } from '../text/rich-text.ts';

/** `what` with its article; `instead` in whole sentences. */
export type UnreadKind = { what: string; instead: string };

const asText = 'Save it as a Word document (.docx) or a PDF and upload that.';
const unpacked = 'Unpack it and upload the files in it.';
const pictured = 'Upload a PDF with its text, or the text itself.';

const word = { what: 'an older Word document (.doc)', instead: asText };
const richText = { what: richTextName, instead: asText };
const slides = { what: 'a PowerPoint presentation', instead: 'Save it as a PDF and upload that.' };
const sheet = {
  what: 'an Excel workbook',
  instead: 'Save it as a PDF and upload that, or its sheet as CSV where it is a transcript.',
};
const locked = {
  what: 'an Office document that’s protected with a password',
  instead: 'Save a copy without a password and upload that.',
};
const mail = {
  what: 'an email',
  instead: 'Copy its text and paste it, or save it as a PDF and upload that.',
};

const sitemap = {
  what: 'a sitemap, which lists a website’s pages',
  instead: 'To read those pages, an administrator can enter the website at its organization and crawl it.',
};
const addresses = {
  what: 'a list of web addresses',
  instead: 'Add each address by itself, or ask an administrator to enter the website at its organization.',
};

/** Names of parts in an archive, the first that one of them matches. A Word document is read. */
export const unreadArchives: readonly (readonly [RegExp, UnreadKind])[] = [
  [/^ppt\//, slides],
  [/^xl\//, sheet],
  [/^Index\/.*\.iwa$|^Index\.zip$/, { what: 'a Pages, Numbers or Keynote document', instead: asText }],
  [/^META-INF\/container\.xml$/, { what: 'an e-book (EPUB)', instead: 'Upload its text or a PDF of it.' }],
];

/** What an archive says first of itself. */
export const unreadPackages: readonly (readonly [RegExp, UnreadKind])[] = [
  [/opendocument\.text/, { what: 'an OpenDocument text (.odt)', instead: asText }],
  [/opendocument\.spreadsheet/, { what: 'an OpenDocument spreadsheet (.ods)', instead: sheet.instead }],
  [/opendocument\.presentation/, { what: 'an OpenDocument presentation (.odp)', instead: slides.instead }],
  [/epub\+zip/, { what: 'an e-book (EPUB)', instead: 'Upload its text or a PDF of it.' }],
];

export const archive: UnreadKind = { what: 'an archive (ZIP)', instead: unpacked };

/** What stands in the directory of an older Office file, in letters of two bytes. */
export const unreadCompounds: readonly (readonly [string, UnreadKind])[] = [
  ['EncryptedPackage', locked],
  ['WordDocument', word],
  ['PowerPoint Document', slides],
  ['Workbook', sheet],
  ['__substg1.0_', mail],
];

/** By the media type that their first bytes tell. */
export const unreadTypes: readonly (readonly [RegExp, UnreadKind])[] = [
  [/^image\//, { what: 'a picture', instead: pictured }],
  [
    /^application\/(?:postscript|eps)$/,
    { what: 'a PostScript file', instead: 'Save it as a PDF and upload that.' },
  ],
  [/^application\/rtf$/, richText],
  [/^application\/x-(?:7z|rar|xz|bzip2|tar|compress|lzip)/, { what: 'an archive', instead: unpacked }],
  [/^application\/(?:zstd|vnd\.rar|vnd\.ms-cab)/, { what: 'an archive', instead: unpacked }],
  [
    /^application\/(?:x-msdownload|x-elf|x-mach-binary|wasm)/,
    { what: 'a program', instead: 'Upload a document or a recording.' },
  ],
  [
    /^application\/(?:x-sqlite3|vnd\.apache\.parquet)/,
    { what: 'a database', instead: 'Upload a document with its text.' },
  ],
  [/^font\//, { what: 'a font', instead: 'Upload a document with its text.' }],
  [/outlook|mspst/, mail],
];

/** By the beginning of a text. */
export const unreadTexts: readonly (readonly [RegExp, UnreadKind])[] = [
  [richTextMark, richText],
  [/^%!PS/, { what: 'a PostScript file', instead: 'Save it as a PDF and upload that.' }],
  [
    /^\\documentclass\b|^\\begin\{document\}/m,
    { what: 'a LaTeX source', instead: 'Upload the PDF that it makes.' },
  ],
  [/^BEGIN:VCARD\b/i, { what: 'a business card (vCard)', instead: 'Upload a document with its text.' }],
  [
    /^BEGIN:VCALENDAR\b/i,
    {
      what: 'a calendar (.ics)',
      instead: 'To follow its meetings, an administrator can enter the calendar’s link at the organization.',
    },
  ],
  [
    /^(?:<\?xml[^>]{0,200}\?>\s*)?(?:<\?[^>]{0,300}\?>\s*)?<(?:\w{1,20}:)?(?:urlset|sitemapindex)[\s>/]/i,
    sitemap,
  ],
  // A sitemap may be a text as well: addresses alone, a line each.
  [/^(?:https?:\/\/\S{3,2000}[ \t]*\r?\n\s*){2}(?:https?:\/\/\S{3,2000}\s*)*$/i, addresses],
  [/^From \S+@\S+ .{10,40}\n[\w-]+: /, { what: 'a mailbox', instead: mail.instead }],
  [
    /^MIME-Version: [\s\S]{0,2000}multipart\/related/i,
    { what: 'a web archive (MHTML)', instead: 'Save the page as HTML or PDF and upload that.' },
  ],
  [
    /<\?mso-application|<pkg:package\b|<w:wordDocument\b/,
    { what: 'a Word document saved as XML', instead: asText },
  ],
  [
    /^<svg\b|^<\?xml[^>]*>\s*(?:<!DOCTYPE svg[^>]*>\s*)?<svg\b/i,
    { what: 'a drawing (SVG)', instead: pictured },
  ],
  [
    /^(?:-----BEGIN |\$ANSIBLE_VAULT)/,
    { what: 'a key or certificate', instead: 'Upload a document with its text.' },
  ],
];

const mailField =
  /^(?:received|return-path|delivered-to|message-id|mime-version|content-type|from|to|subject|date|x-[\w-]+):\s/i;
const fewestFields = 4;

/** An email by its first lines: fields alone, of which one only mails have. */
export function unreadMail(text: string): UnreadKind | null {
  const lines = text.slice(0, 4_000).split(/\r?\n(?![ \t])/);
  const end = lines.findIndex((line) => !mailField.test(line) && !/^[\w-]{2,40}: ?\S/.test(line));
  const fields = lines.slice(0, end === -1 ? lines.length : end);
  const isMail = fields.some((line) =>
    /^(?:message-id|received|return-path|mime-version|delivered-to):/i.test(line),
  );
  return isMail && fields.filter((line) => mailField.test(line)).length >= fewestFields ? mail : null;
}

import type { ByDraftSubject, DraftEdit, DraftLine, DraftSection, MailDraft } from '@ecco/contract';
import type { DraftSubject } from '@ecco/domain';
import { userNotFound } from '../identity/user/user.errors.ts';
import type { Mailer } from '../mailer/mailer.ts';
import type { Actor } from '../request/access/actor.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import type { Draft } from './draft-lines.ts';
import { hubDraft } from './hub-draft.ts';
import { type DraftSources, itemDraft } from './item-draft.ts';
import { letterHtml } from './mail/letter.html.ts';
import { letterText } from './mail/letter.text.ts';
import type { Letter } from './mail/letter.ts';
import { draftOutdated } from './mail-draft.errors.ts';
import { meetingDraft } from './meeting-draft.ts';
import { provedWording } from './proved-wording.ts';

type Tools = DraftSources & { siteUrl: () => string; productName: string; now: () => number };
type Writer = Authorized<'administer-read' | 'administer'>;

function draftOf(tools: Tools, actor: Actor, { type, uuid: id }: ByDraftSubject): Promise<Draft> {
  if (type === 'event') return meetingDraft(tools, { id });
  if (type === 'hub') return hubDraft(tools, { id, actor, now: tools.now() });
  return itemDraft(tools, { id, kind: type });
}

const toWhole =
  (siteUrl: string) =>
  (address: string): string =>
    address.startsWith('/') ? `${siteUrl}${address}` : address;

const draftSubject = (type: DraftSubject, { title, meta }: Draft): string =>
  type === 'hub' && meta !== null ? `${title}: ${meta}` : title;

/**
 * What a mail about a thing could say: sentences of its summary, each with the places that prove it.
 * @throws RequestError 404
 */
export async function readDraft(tools: Tools, who: Writer, input: ByDraftSubject): Promise<MailDraft> {
  const user = await tools.store.users.findById(ownUserOf(who));
  if (!user) throw userNotFound();
  const draft = await draftOf(tools, who, input);
  const whole = toWhole(tools.siteUrl());
  const sectionOf = ({ name, meta, path, lines }: Draft['sections'][number]): DraftSection => ({
    name,
    meta,
    href: path && whole(path),
    lines: lines.map((line) => ({
      ...line,
      places: line.places.map((place) => ({ ...place, href: whole(place.href) })),
    })),
  });
  return {
    ...{ type: input.type, uuid: draft.uuid, title: draft.title, meta: draft.meta },
    subject: draftSubject(input.type, draft),
    href: whole(input.event_url ?? draft.path),
    sections: draft.sections.map(sectionOf),
    to: user.email,
  };
}

/** The sections as they were edited. @throws RequestError 400, 409 */
function editedSections({ sections }: MailDraft, { lines: retained }: DraftEdit): DraftSection[] {
  const wordingOf = new Map(retained.map(({ id, text }) => [id, text]));
  const known = new Set(sections.flatMap(({ lines }) => lines.map(({ id }) => id)));
  if (retained.some(({ id }) => !known.has(id))) throw draftOutdated();
  const reworded = (line: DraftLine): DraftLine => {
    const text = wordingOf.get(line.id);
    return text === undefined ? line : { ...line, text: provedWording(line, text) };
  };
  return sections
    .map((section) => ({
      ...section,
      lines: section.lines.filter(({ id }) => wordingOf.has(id)).map(reworded),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/**
 * The mail as it was edited, as HTML and as text. Its sentences and places are read again, and never taken from whoever
 * edited it.
 * @throws RequestError 400 for words that no place proves, 404, 409 where the thing says something else by now
 */
export async function writeLetter(tools: Tools, who: Writer, input: ByDraftSubject & DraftEdit) {
  const draft = await readDraft(tools, who, input);
  const { subject, opening, closing } = input;
  const letter: Letter = {
    ...{ subject, opening, closing, product: tools.productName },
    ...{ title: draft.title, meta: draft.meta, href: draft.href },
    sections: editedSections(draft, input),
  };
  return { to: draft.to, subject, html: letterHtml(letter), text: letterText(letter) };
}

/** Mails the same to whoever edited it; gives their address. The same errors. */
export async function sendLetter(
  tools: Tools & { mailer: Pick<Mailer, 'send'> },
  who: Authorized<'administer'>,
  input: ByDraftSubject & DraftEdit,
): Promise<string> {
  const letter = await writeLetter(tools, who, input);
  await tools.mailer.send(letter);
  return letter.to;
}

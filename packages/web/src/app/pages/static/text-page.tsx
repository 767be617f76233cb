import { useContact, useContactEmail } from '../../../session/contact-email.ts';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import classes from './text-page.module.css';

export type Passage = {
  title: string;
  paragraphs: readonly string[];
  /** Ends with the address to write to. */
  contact?: true;
};

function Contact() {
  const email = useContactEmail();
  const contact = useContact();
  return email === null ? contact : <a href={`mailto:${email}`}>{email}</a>;
}

function PassageText({ passage: { title, paragraphs, contact } }: { passage: Passage }) {
  return (
    <section>
      <h2>{title}</h2>
      {paragraphs.map((paragraph, at) => (
        <p key={paragraph}>
          {paragraph}
          {contact && at === paragraphs.length - 1 ? (
            <>
              {' '}
              <Contact />
            </>
          ) : null}
        </p>
      ))}
    </section>
  );
}

type Props = { title: string; lead: string; passages: readonly Passage[] };

/** A page to be read: a column of passages under a title. */
export function TextPage({ title, lead, passages }: Props) {
  usePageTitle(title);
  return (
    <article className={classes['text']}>
      <h1>{title}</h1>
      <p className={classes['lead']}>{lead}</p>
      {passages.map((passage) => (
        <PassageText key={passage.title} passage={passage} />
      ))}
    </article>
  );
}

import classes from './manager.module.css';

/** Why the server did not take what a form sent; nothing where it did. */
export const Refusal = ({ text }: { text: string | null | undefined }) =>
  text ? (
    <p role="alert" className={classes['problem']}>
      {text}
    </p>
  ) : null;

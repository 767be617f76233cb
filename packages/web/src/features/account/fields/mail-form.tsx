import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../frame/auth.module.css';
import { Outcome } from '../frame/outcome.tsx';
import { EmailField } from './auth-fields.tsx';
import { emailRule, type FaultKey } from './field-rules.ts';
import { useFields } from './use-fields.ts';

type Props = {
  /** The address to begin with. */
  email: string;
  submit: string;
  busy: boolean;
  /** What is said when it failed; what was typed stays. */
  failure: string | null;
  invalid?: FaultKey;
  /** Whether the button waits until the address looks like one; otherwise a press says what is missing. */
  waits?: boolean;
  onSend: (email: string) => void;
  onCancel?: () => void;
};

/** A form of one e-mail address, for whatever is done with it. */
export function MailForm({ email, submit, busy, failure, invalid, waits = false, onSend, onCancel }: Props) {
  const { t } = useTranslation();
  const fields = useFields([{ name: 'email', start: email, rule: emailRule(invalid) }]);
  return (
    <form className={classes['form']} {...fields.form(() => onSend(fields.typed('email').trim()))}>
      <EmailField fields={fields} takesFocus={onCancel !== undefined} />
      <div className={classes['buttons']}>
        <Button
          className={classes['main']}
          type="submit"
          size="md"
          disabled={waits && !fields.isValid}
          loading={busy}
        >
          {submit}
        </Button>
        {onCancel ? (
          <Button variant="default" size="md" onClick={onCancel}>
            {t('login.cancel')}
          </Button>
        ) : null}
      </div>
      <Outcome tone="error" text={failure ?? ''} />
    </form>
  );
}

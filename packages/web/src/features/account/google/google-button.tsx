import { type GoogleSignIn, limits } from '@ecco/contract';
import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/get-session.api.ts';
import { type GoogleOutcome, useGoogleLogin } from '../api/login-google.api.ts';
import classes from '../frame/auth.module.css';
import { Outcome } from '../frame/outcome.tsx';

/** Google's own drawing is at most this wide, in pixels. */
const widest = 400;

/** What is used of Google's script. */
type GoogleId = {
  initialize: (options: { client_id: string; callback: (answer: { credential: string }) => void }) => void;
  renderButton: (
    parent: HTMLElement,
    options: {
      type: 'standard';
      theme: 'outline' | 'filled_black';
      size: 'large';
      text: 'signin_with';
      width: number;
    },
  ) => void;
};

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleId } };
  }
}

const googleId = (): GoogleId | null => window.google?.accounts?.id ?? null;

/** The script element of the page, put there once. One that failed is taken away, so that it can be asked for again. */
function googleScript(url: string): HTMLScriptElement {
  const present = [...document.scripts].find(({ src }) => src === url);
  if (present) return present;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
  return script;
}

/** Google's library once it is ready; `failed` when its script does not come. */
function useGoogleId(url: string): { id: GoogleId | null; failed: boolean } {
  const [id, setId] = useState(googleId);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (id) return;
    const script = googleScript(url);
    const fail = (): void => setFailed(true);
    script.addEventListener('error', fail);
    const timer = setInterval(() => {
      const ready = googleId();
      if (ready) setId(ready);
    }, limits.googleButtonPollMs);
    return () => {
      clearInterval(timer);
      script.removeEventListener('error', fail);
    };
  }, [url, id]);
  return { id, failed };
}

type ButtonProps = { google: GoogleSignIn; onCredential: (credential: string) => void };

function GoogleButton({ google: { client_id, script_url }, onCredential }: ButtonProps) {
  const { t } = useTranslation();
  const { id, failed } = useGoogleId(script_url);
  const place = useRef<HTMLDivElement>(null);
  const isDark = useComputedColorScheme('light') === 'dark';
  useEffect(() => {
    if (!id || !place.current) return;
    id.initialize({ client_id, callback: ({ credential }) => onCredential(credential) });
    place.current.replaceChildren();
    id.renderButton(place.current, {
      type: 'standard',
      theme: isDark ? 'filled_black' : 'outline',
      size: 'large',
      text: 'signin_with',
      width: Math.min(place.current.clientWidth, widest),
    });
  }, [id, client_id, isDark, onCredential]);
  if (failed) return <p className={classes['note']}>{t('door.googleFailed')}</p>;
  return <div ref={place} className={classes['google']} />;
}

function GoogleWords({ outcome, isError }: { outcome: GoogleOutcome | undefined; isError: boolean }) {
  const { t } = useTranslation();
  if (outcome?.type === 'waiting') return <Outcome tone="success" text={outcome.message ?? ''} />;
  if (outcome?.type === 'refused')
    return <Outcome tone="error" text={outcome.message ?? t('door.googleRefused')} />;
  return isError ? <Outcome tone="error" text={t('door.unreachable')} /> : null;
}

/**
 * The other way in, below the form of a door. Whoever gets in is led on by the guard of the door; whoever has to wait
 * is told so. Nothing where the installation knows no Google.
 */
export function GoogleEntrance() {
  const { t } = useTranslation();
  const google = useSession()?.google;
  const { mutate, data, isError } = useGoogleLogin();
  if (!google) return null;
  return (
    <>
      <p className={classes['or']}>{t('door.or')}</p>
      <GoogleButton google={google} onCredential={mutate} />
      <GoogleWords outcome={data} isError={isError} />
    </>
  );
}

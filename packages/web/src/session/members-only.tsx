import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyChunk } from '../chunks/lazy-chunk.ts';
import { sessionQuery } from './get-session.api.ts';

const LoginQuestion = lazyChunk(
  () => import('./login-question.tsx'),
  ({ LoginQuestion }) => LoginQuestion,
);

type MembersOnly = {
  /** Runs it for whoever is signed in; everybody else is asked to log in. */
  asMember: (run: () => void) => void;
  /** The question, to be put beside the button. */
  question: ReactNode;
};

/** For what only members may do. `text` asks a visitor to log in; the question comes with its first use. */
export function useMembersOnly(text: string): MembersOnly {
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const asMember = (run: () => void): void => {
    const decide = (role: string | undefined): void => {
      const isVisitor = role === 'anonymous';
      setAsked(isVisitor);
      if (isVisitor) setWasAsked(true);
      else run();
    };
    // Right after the page has come nobody knows yet. A server that does not answer will say so to what is run.
    void queries.ensureQueryData(sessionQuery).then(
      (session) => decide(session.role),
      () => decide(undefined),
    );
  };
  const question = wasAsked ? (
    <Suspense fallback={null}>
      <LoginQuestion text={isAsked ? text : null} onClose={() => setAsked(false)} />
    </Suspense>
  ) : null;
  return { asMember, question };
}

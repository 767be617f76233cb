/** What asking in one form came to: `taken` answers it, or it stands in the way of nothing but this form. */
export type FormOutcome<Value> =
  | { kind: 'taken'; value: Value }
  /** An answer from which nothing can be told about the form, such as that of silence. */
  | { kind: 'undecided'; value: Value }
  /** The form is refused, or its answer lacks what it has to hold. `fault` is told where no other form does better. */
  | { kind: 'unfit'; fault: Error };

/** The form that was known, and what is wrong with it now. */
type Refused<Form> = { form: Form; fault: Error };

type Ask<Form, Value> = (form: Form) => Promise<FormOutcome<Value>>;

export type Negotiation<Form> = {
  /** Asks in the form that the service took before, else in one after the other. Throws the fault that tells most. */
  ask: <Value>(inForm: Ask<Form, Value>) => Promise<Value>;
  /** The form that the service took last; null before it took any. */
  known: () => Form | null;
};

/** Which form a service takes is found with the first request and remembered; what is asked meanwhile waits for that. */
export function createNegotiation<Form>(
  forms: readonly Form[],
  graver: (one: Error, other: Error) => Error,
): Negotiation<Form> {
  let known: Form | null = null;
  let underway: Promise<unknown> | null = null;

  async function tryOthers<Value>(inForm: Ask<Form, Value>, refused: Refused<Form> | null): Promise<Value> {
    let worst = refused?.fault ?? null;
    for (const form of forms) {
      if (form === refused?.form) continue;
      const outcome = await inForm(form);
      if (outcome.kind === 'taken') known = form;
      if (outcome.kind !== 'unfit') return outcome.value;
      worst = worst === null ? outcome.fault : graver(worst, outcome.fault);
    }
    throw worst ?? new Error('There is no form to ask in.');
  }

  /** Requests meanwhile wait for the form. */
  async function find<Value>(inForm: Ask<Form, Value>, refused: Refused<Form> | null): Promise<Value> {
    const found = tryOthers(inForm, refused);
    const done = found.then(
      () => undefined,
      () => undefined,
    );
    underway = done;
    try {
      return await found;
    } finally {
      if (underway === done) underway = null;
    }
  }

  return {
    known: () => known,
    async ask(inForm) {
      while (known === null && underway !== null) await underway;
      const form = known;
      if (form === null) return find(inForm, null);
      const outcome = await inForm(form);
      // It may be another model since: the form stays known until another one does better.
      return outcome.kind === 'unfit' ? find(inForm, { form, fault: outcome.fault }) : outcome.value;
    },
  };
}

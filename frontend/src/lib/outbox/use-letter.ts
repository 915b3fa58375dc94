import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { nameOfForm, type Letter } from './letter.js';
import { outbox, type LetterState } from './outbox.js';

export interface FormLetter {
  readonly state: LetterState | undefined;
  /** Why the server refused the last one. */
  readonly refusal: unknown;
  readonly isDone: boolean;
  readonly send: (content: Pick<Letter, 'subject' | 'body' | 'idempotencyKey'>) => void;
  readonly cancel: () => void;
}

/** The letter of one form; it stays on its way when the form is left. */
export function useLetter(kind: Letter['kind'], bookingId: string, onDone: () => void): FormLetter {
  const name = nameOfForm(kind, bookingId);
  const state = useSyncExternalStore(outbox.subscribe, () => outbox.stateOf(name));
  const [refusal, setRefusal] = useState<unknown>();
  const [isDone, setDone] = useState(false);
  const done = useEffectEvent(onDone);

  useEffect(
    () =>
      outbox.onOutcome((outcome) => {
        if (nameOfForm(outcome.letter.kind, outcome.letter.bookingId) !== name) return;
        if (!outcome.done) return setRefusal(outcome.error);
        setDone(true);
        done();
      }),
    [name],
  );

  return {
    state,
    refusal,
    isDone,
    send: (content) => {
      setRefusal(undefined);
      outbox.send({ kind, bookingId, ...content });
    },
    cancel: () => outbox.cancel(name),
  };
}

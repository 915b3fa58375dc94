import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type FormKind, nameOfForm, type OutgoingForm } from './outgoing-form.js';
import { outbox, type FormState } from './outbox.js';

export interface SendingForm {
  readonly state: FormState | undefined;
  /** Why the server refused the last one. */
  readonly refusal: unknown;
  /** The form of the same booking that has to be answered first. */
  readonly formBefore: FormKind | undefined;
  /** False if the device has no room for it: it is lost with the page. */
  readonly isKept: boolean;
  readonly isDone: boolean;
  readonly send: (content: Pick<OutgoingForm, 'subject' | 'body' | 'idempotencyKey' | 'isUnfit'>) => void;
  readonly cancel: () => void;
}

/** A screen's outgoing form, which continues to be sent after the screen is left. */
export function useOutgoingForm(kind: OutgoingForm['kind'], bookingId: string, onDone: () => void): SendingForm {
  const name = nameOfForm(kind, bookingId);
  const state = useSyncExternalStore(outbox.subscribe, () => outbox.stateOf(name));
  const formBefore = useSyncExternalStore(outbox.subscribe, () => outbox.formBefore(name)?.kind);
  const isKept = useSyncExternalStore(outbox.subscribe, () => outbox.isKept(name));
  const [refusal, setRefusal] = useState<unknown>();
  const [isDone, setDone] = useState(false);
  const done = useEffectEvent(onDone);

  useEffect(
    () =>
      outbox.onOutcome((outcome) => {
        if (nameOfForm(outcome.form.kind, outcome.form.bookingId) !== name) return;
        if (!outcome.done) return setRefusal(outcome.error);
        setDone(true);
        done();
      }),
    [name],
  );

  return {
    state,
    refusal,
    formBefore,
    isKept,
    isDone,
    send: (content) => {
      setRefusal(undefined);
      outbox.send({ kind, bookingId, ...content });
    },
    cancel: () => outbox.cancel(name),
  };
}

import { instantOfDate } from '@rigbook/contracts/kernel/time';
import { connection } from '../connection/connection.js';
import { deviceStorage } from '../storage/device-storage.js';
import { nobody, ownedKey } from '../device/owned-storage.js';
import { post } from '../http/client.js';
import { ApiError, HeldBack } from '../http/problem.js';
import { addressOf, nameOfForm, type OutgoingForm } from './outgoing-form.js';

export type FormState = 'sending' | 'waiting';

export interface Waiting {
  readonly form: OutgoingForm;
  readonly state: FormState;
}

/** Done, refused with the server's reason, or held back by an earlier form. */
export type Outcome = { readonly form: OutgoingForm } & (
  | { readonly done: true }
  | { readonly done: false; readonly error: unknown }
);

let owner: string | undefined;
/** As they were handed in. */
let forms: readonly Waiting[] = [];
const changes = new Set<() => void>();
const outcomes = new Set<(outcome: Outcome) => void>();

const nameOf = ({ kind, bookingId }: OutgoingForm): string => nameOfForm(kind, bookingId);
const find = (name: string): Waiting | undefined => forms.find(({ form }) => nameOf(form) === name);

const inTurn = (some: readonly Waiting[]): readonly Waiting[] =>
  some.toSorted((one, other) => (one.form.handedInAt ?? '').localeCompare(other.form.handedInAt ?? ''));

function put(name: string, next: Waiting | undefined): void {
  const others = forms.filter(({ form }) => nameOf(form) !== name);
  forms = next === undefined ? others : inTurn([...others, next]);
  for (const changed of changes) changed();
}

function tell(outcome: Outcome): void {
  for (const hear of outcomes) hear(outcome);
}

/** Removes the form; its draft goes only once the form was carried out. */
function takeOut(form: OutgoingForm, whose: string, alsoDraft: boolean): void {
  deviceStorage.remove(ownedKey(whose, 'letter', nameOf(form)));
  if (alsoDraft) deviceStorage.remove(ownedKey(whose, 'draft', nameOf(form)));
  if (whose === owner) put(nameOf(form), undefined);
}

/** Removes a form that will not be carried out, and those after it in its booking, which need it. All keep their drafts. */
function giveUp(form: OutgoingForm, whose: string): void {
  const turn = forms.findIndex((one) => nameOf(one.form) === nameOf(form));
  const followers = forms.slice(turn + 1).filter((one) => one.form.bookingId === form.bookingId);
  takeOut(form, whose, false);
  for (const follower of followers) {
    takeOut(follower.form, whose, false);
    tell({ form: follower.form, done: false, error: new HeldBack(form.kind) });
  }
}

async function attempt(form: OutgoingForm, whose: string): Promise<void> {
  const name = nameOf(form);
  put(name, { form, state: 'sending' });
  try {
    await post(addressOf(form), form.body, form.idempotencyKey);
    takeOut(form, whose, true);
    if (whose === owner) tell({ form, done: true });
    sendNext();
  } catch (error) {
    if (whose !== owner || find(name)?.form !== form) return; // signed out, or given up since
    if (!(error instanceof ApiError) || !connection.isReachable()) {
      put(name, { form, state: 'waiting' });
      return connection.lost(); // even if another call was answered in between
    }
    tell({ form, done: false, error });
    giveUp(form, whose);
    sendNext();
  }
}

/** One at a time: the answer to a form decides about those after it. */
function sendNext(): void {
  const [next] = forms;
  if (owner !== undefined && connection.isReachable() && next?.state === 'waiting') void attempt(next.form, owner);
}

connection.subscribe(sendNext);

/** Another window sent the form, took it back, or signed its owner out. */
deviceStorage.onRemovedElsewhere((key) => {
  const gone = forms.find(({ form }) => owner !== undefined && key === ownedKey(owner, 'letter', nameOf(form)));
  if (gone?.state === 'waiting') put(nameOf(gone.form), undefined);
});

/** Forms of the signed-in person: sent immediately with a network, otherwise once there is one. */
export const outbox = {
  /** Takes up the forms that this person left waiting, including those from before the page was reloaded. */
  open(whose: string): void {
    if (owner === whose) return;
    owner = whose;
    const kept = deviceStorage
      .keys(ownedKey(whose, 'letter', ''))
      .flatMap((key) => deviceStorage.read<OutgoingForm>(key) ?? []);
    forms = inTurn(kept.map((form) => ({ form, state: 'waiting' })));
    for (const changed of changes) changed();
    sendNext();
  },
  /** Nobody is signed in. */
  close(): void {
    owner = undefined;
    forms = [];
    for (const changed of changes) changed();
  },
  /** Sends the form once those handed in before it are answered. */
  send(content: OutgoingForm): void {
    const form = { ...content, handedInAt: instantOfDate(new Date()) };
    const whose = owner ?? nobody;
    owner = whose;
    deviceStorage.write(ownedKey(whose, 'letter', nameOf(form)), form);
    if (forms.length === 0) void attempt(form, whose);
    else put(nameOf(form), { form, state: 'waiting' });
  },
  /**
   * Takes the form back, with those after it in its booking. If it is already being sent, it may still be carried out, and its outcome
   * is reported then.
   */
  cancel(name: string): void {
    const waiting = find(name);
    if (waiting === undefined || owner === undefined) return;
    giveUp(waiting.form, owner);
    sendNext();
  },
  all: (): readonly Waiting[] => forms,
  stateOf: (name: string): FormState | undefined => find(name)?.state,
  /** The form of the same booking that has to be answered first. */
  formBefore: (name: string): OutgoingForm | undefined => {
    const turn = forms.findIndex(({ form }) => nameOf(form) === name);
    const bookingId = forms[turn]?.form.bookingId;
    return forms.slice(0, Math.max(turn, 0)).findLast(({ form }) => form.bookingId === bookingId)?.form;
  },
  subscribe: (changed: () => void): (() => void) => {
    changes.add(changed);
    return () => changes.delete(changed);
  },
  onOutcome(hear: (outcome: Outcome) => void): () => void {
    outcomes.add(hear);
    return () => outcomes.delete(hear);
  },
} as const;

import { connection } from '../connection/connection.js';
import { deviceStorage } from '../device/device-storage.js';
import { nobody, ownedKey } from '../device/owned-storage.js';
import { post } from '../http/client.js';
import { ApiError } from '../http/problem.js';
import { addressOf, nameOfForm, type OutgoingForm } from './outgoing-form.js';

export type FormState = 'sending' | 'waiting';

export interface Waiting {
  readonly form: OutgoingForm;
  readonly state: FormState;
}

/** Done, or refused with the server's reason. */
export type Outcome = { readonly form: OutgoingForm } & (
  | { readonly done: true }
  | { readonly done: false; readonly error: unknown }
);

let owner: string | undefined;
let forms: readonly Waiting[] = [];
const changes = new Set<() => void>();
const outcomes = new Set<(outcome: Outcome) => void>();

const nameOf = ({ kind, bookingId }: OutgoingForm): string => nameOfForm(kind, bookingId);
const find = (name: string): Waiting | undefined => forms.find(({ form }) => nameOf(form) === name);

function put(name: string, next: Waiting | undefined): void {
  const others = forms.filter(({ form }) => nameOf(form) !== name);
  forms = next === undefined ? others : [...others, next];
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

async function attempt(form: OutgoingForm, whose: string): Promise<void> {
  const name = nameOf(form);
  if (find(name)?.state === 'sending') return;
  put(name, { form, state: 'sending' });
  try {
    await post(addressOf(form), form.body, form.idempotencyKey);
    takeOut(form, whose, true);
    if (whose === owner) tell({ form, done: true });
  } catch (error) {
    if (whose !== owner || find(name)?.form !== form) return; // signed out, or given up since
    if (!(error instanceof ApiError) || !connection.isReachable()) {
      put(name, { form, state: 'waiting' });
      return connection.lost(); // even if another call was answered in between
    }
    takeOut(form, whose, false);
    tell({ form, done: false, error });
  }
}

function sendWaiting(): void {
  const whose = owner;
  if (whose === undefined || !connection.isReachable()) return;
  for (const { form, state } of forms) if (state === 'waiting') void attempt(form, whose);
}

connection.subscribe(sendWaiting);

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
    forms = deviceStorage
      .keys(ownedKey(whose, 'letter', ''))
      .flatMap((key) => deviceStorage.read<OutgoingForm>(key) ?? [])
      .map((form) => ({ form, state: 'waiting' }));
    for (const changed of changes) changed();
    sendWaiting();
  },
  /** Nobody is signed in. */
  close(): void {
    owner = undefined;
    forms = [];
    for (const changed of changes) changed();
  },
  send(form: OutgoingForm): void {
    const whose = owner ?? nobody;
    owner = whose;
    deviceStorage.write(ownedKey(whose, 'letter', nameOf(form)), form);
    void attempt(form, whose);
  },
  /** Takes the form back. If it is already being sent, it may still be carried out, and its outcome is reported then. */
  cancel(name: string): void {
    const waiting = find(name);
    if (waiting !== undefined && owner !== undefined) takeOut(waiting.form, owner, false);
  },
  all: (): readonly Waiting[] => forms,
  stateOf: (name: string): FormState | undefined => find(name)?.state,
  subscribe: (changed: () => void): (() => void) => {
    changes.add(changed);
    return () => changes.delete(changed);
  },
  onOutcome(hear: (outcome: Outcome) => void): () => void {
    outcomes.add(hear);
    return () => outcomes.delete(hear);
  },
} as const;

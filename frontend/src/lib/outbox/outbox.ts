import { addMinutes, type Instant, instantOfDate, isBefore } from '@rigbook/contracts/kernel/time';
import { connection } from '../connection/connection.js';
import { deviceStorage } from '../storage/device-storage.js';
import { isLetter, isReportHandedIn, nobody, ownedKey } from '../device/owned-storage.js';
import { post } from '../http/client.js';
import { ApiError, HeldBack, isFinal, pauseAsked } from '../http/problem.js';
import { type CameBack, cameBack } from './came-back.js';
import { isReport } from '../device/report-kind.js';
import { addressOf, nameOf, type OutgoingForm } from './outgoing-form.js';

export type FormState = 'sending' | 'waiting';

export interface Waiting {
  readonly form: OutgoingForm;
  readonly state: FormState;
  /** False if the device has no room for it: then it is lost with the page. */
  readonly isKept: boolean;
}

/** Done, refused with the server's reason, or held back by an earlier form. */
export type Outcome = { readonly form: OutgoingForm } & (
  | { readonly done: true }
  | { readonly done: false; readonly error: unknown }
);

/** The pause before the form is sent again. It doubles each time. */
const firstRestSeconds = 5;
const mostRestSeconds = 60;
/** The longest pause that the server can ask for. */
const longestRestSeconds = 300;

/** How long a shared device keeps the forms of people who are not signed in, and their reports that came back. If they sign in earlier, they find them. */
const daysKeptOfOthers = 14;

let owner: string | undefined;
/** As they were handed in. */
let forms: readonly Waiting[] = [];
/** While the server answers that it can't carry anything out. */
let resting: ReturnType<typeof setTimeout> | undefined;
let restSeconds = firstRestSeconds;
const changes = new Set<() => void>();
const outcomes = new Set<(outcome: Outcome) => void>();
const takenBack = new Set<(form: OutgoingForm) => void>();

const find = (name: string): Waiting | undefined => forms.find(({ form }) => nameOf(form) === name);

/** Not by the time, since the device's clock may be set in between. */
const inTurn = (some: readonly Waiting[]): readonly Waiting[] =>
  some.toSorted((one, other) => (one.form.turn ?? 0) - (other.form.turn ?? 0));

const nextTurn = (): number => Math.max(0, ...forms.map(({ form }) => form.turn ?? 0)) + 1;

function changed(): void {
  for (const hear of changes) hear();
}

function put(name: string, next: Waiting | undefined): void {
  const others = forms.filter(({ form }) => nameOf(form) !== name);
  forms = next === undefined ? others : inTurn([...others, next]);
  changed();
}

function setState(name: string, state: FormState): void {
  const one = find(name);
  if (one !== undefined) put(name, { ...one, state });
}

function tell(outcome: Outcome): void {
  for (const hear of outcomes) hear(outcome);
}

/** Removes a form that was carried out, and its draft. */
function takeOut(form: OutgoingForm, whose: string): void {
  deviceStorage.remove(ownedKey(whose, 'letter', nameOf(form)));
  deviceStorage.remove(ownedKey(whose, 'draft', nameOf(form)));
  if (whose === owner) put(nameOf(form), undefined);
}

/** Takes out a form that will not be carried out. What was typed is a draft again before anybody hears of it; of a report it says why. */
function giveBack(form: OutgoingForm, whose: string, why?: unknown): void {
  deviceStorage.remove(ownedKey(whose, 'letter', nameOf(form)));
  if (form.written !== undefined)
    deviceStorage.write(ownedKey(whose, 'draft', nameOf(form)), { ...form.written, ...cameBack(form, why) });
  if (whose === owner) put(nameOf(form), undefined);
}

/** Gives back the form, and those after it in its booking, which need it unless it is a report. */
function giveUp(form: OutgoingForm, whose: string, why?: unknown): void {
  const turn = forms.findIndex((one) => nameOf(one.form) === nameOf(form));
  const followers = forms
    .slice(turn + 1)
    .filter((one) => one.form.bookingId === form.bookingId && !isReport(form.kind));
  giveBack(form, whose, why);
  for (const follower of followers) {
    giveBack(follower.form, whose);
    tell({ form: follower.form, done: false, error: new HeldBack(form.kind) });
  }
}

async function attempt(form: OutgoingForm, whose: string): Promise<void> {
  const name = nameOf(form);
  setState(name, 'sending');
  try {
    await post(addressOf(form), form.body, form.idempotencyKey);
    restSeconds = firstRestSeconds;
    takeOut(form, whose);
    if (whose === owner) tell({ form, done: true });
    sendNext();
  } catch (error) {
    if (whose !== owner || find(name)?.form !== form) return; // signed out, or given up since
    if (!(error instanceof ApiError) || !connection.isReachable()) {
      setState(name, 'waiting');
      return connection.lost(); // even if another call was answered in between
    }
    if (error.code === 'SIGNED_OUT') return setState(name, 'waiting'); // until its person signs in again
    if (!isFinal(error)) return rest(name, error);
    tell({ form, done: false, error });
    giveUp(form, whose, error);
    sendNext();
  }
}

function rest(name: string, error: ApiError): void {
  clearTimeout(resting);
  resting = setTimeout(endRest, Math.min(longestRestSeconds, pauseAsked(error) ?? restSeconds) * 1000);
  restSeconds = Math.min(mostRestSeconds, restSeconds * 2);
  setState(name, 'waiting');
}

function endRest(): void {
  clearTimeout(resting);
  resting = undefined;
  changed();
  sendNext();
}

/** One at a time: the answer to a form decides about those after it. */
function sendNext(): void {
  const [next] = forms;
  if (owner === undefined || resting !== undefined || !connection.isReachable() || next?.state !== 'waiting') return;
  void attempt(next.form, owner);
}

connection.subscribe(sendNext);

window.addEventListener('beforeunload', (event) => {
  if (forms.some(({ isKept }) => !isKept)) event.preventDefault();
});

/** A form that waits, or a report that came back. To an older version it came back without a time. */
interface Left extends Pick<OutgoingForm, 'handedInAt'> {
  readonly cameBack?: CameBack;
  readonly savedAt?: Instant;
}

/** Removes what others left long ago. */
function forgetOldOnes(whose: string): void {
  const before = addMinutes(instantOfDate(new Date()), -daysKeptOfOthers * 24 * 60);
  for (const key of deviceStorage.keys('of.')) {
    if (key.startsWith(`of.${whose}.`) || !(isLetter(key) || isReportHandedIn(key))) continue;
    const left = deviceStorage.read<Left>(key) ?? {};
    const handedInAt = left.handedInAt ?? left.cameBack?.form.handedInAt ?? left.savedAt;
    if (handedInAt === undefined || isBefore(handedInAt, before)) deviceStorage.remove(key);
  }
}

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
    forgetOldOnes(whose);
    const kept = deviceStorage
      .keys(ownedKey(whose, 'letter', ''))
      .flatMap((key) => deviceStorage.read<OutgoingForm>(key) ?? []);
    forms = inTurn(kept.map((form) => ({ form, state: 'waiting', isKept: true })));
    changed();
    sendNext();
  },
  /** Nobody is signed in. */
  close(): void {
    owner = undefined;
    forms = [];
    clearTimeout(resting);
    resting = undefined;
    restSeconds = firstRestSeconds;
    changed();
  },
  /** Sends the form once those handed in before it are answered. */
  send(content: OutgoingForm): void {
    const form = { ...content, handedInAt: instantOfDate(new Date()), turn: nextTurn() };
    const whose = owner ?? nobody;
    owner = whose;
    const isKept = deviceStorage.write(ownedKey(whose, 'letter', nameOf(form)), form);
    const isFirst = forms.length === 0;
    put(nameOf(form), { form, state: 'waiting', isKept });
    if (isFirst) void attempt(form, whose);
  },
  /**
   * Takes the form back, with those after it in its booking. If it is already being sent, it may still be carried out, and its outcome
   * is reported then.
   */
  cancel(name: string): void {
    const waiting = find(name);
    if (waiting === undefined || owner === undefined) return;
    giveUp(waiting.form, owner);
    for (const hear of takenBack) hear(waiting.form);
    sendNext();
  },
  /** At once, also if the server asked for a pause, or was not reached. */
  tryNow(): void {
    if (connection.isReachable()) endRest();
    else void connection.ask();
  },
  all: (): readonly Waiting[] => forms,
  isOpenFor: (whose: string): boolean => owner === whose,
  /** Whether the server was reached, and could not carry out what waits. */
  isPutOff: (): boolean => resting !== undefined,
  isKept: (name: string): boolean => find(name)?.isKept ?? true,
  stateOf: (name: string): FormState | undefined => find(name)?.state,
  /** The form of the same booking that has to be answered first. */
  formBefore: (name: string): OutgoingForm | undefined => {
    const turn = forms.findIndex(({ form }) => nameOf(form) === name);
    const bookingId = forms[turn]?.form.bookingId;
    return forms.slice(0, Math.max(turn, 0)).findLast(({ form }) => form.bookingId === bookingId)?.form;
  },
  subscribe: (hear: () => void): (() => void) => {
    changes.add(hear);
    return () => changes.delete(hear);
  },
  onOutcome(hear: (outcome: Outcome) => void): () => void {
    outcomes.add(hear);
    return () => outcomes.delete(hear);
  },
  onTakenBack(hear: (form: OutgoingForm) => void): () => void {
    takenBack.add(hear);
    return () => takenBack.delete(hear);
  },
} as const;

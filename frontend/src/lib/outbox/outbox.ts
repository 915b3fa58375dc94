import { connection } from '../connection/connection.js';
import { deviceStorage } from '../device/device-storage.js';
import { nobody, ownedKey } from '../device/owned-storage.js';
import { post } from '../http/client.js';
import { ApiError } from '../http/problem.js';
import { addressOf, nameOfForm, type Letter } from './letter.js';

export type LetterState = 'sending' | 'waiting';

export interface Waiting {
  readonly letter: Letter;
  readonly state: LetterState;
}

/** Done, or refused with the server's reason. */
export type Outcome = { readonly letter: Letter } & (
  | { readonly done: true }
  | { readonly done: false; readonly error: unknown }
);

let owner: string | undefined;
let letters: readonly Waiting[] = [];
const changes = new Set<() => void>();
const outcomes = new Set<(outcome: Outcome) => void>();

const nameOf = ({ kind, bookingId }: Letter): string => nameOfForm(kind, bookingId);
const find = (name: string): Waiting | undefined => letters.find(({ letter }) => nameOf(letter) === name);

function put(name: string, next: Waiting | undefined): void {
  const others = letters.filter(({ letter }) => nameOf(letter) !== name);
  letters = next === undefined ? others : [...others, next];
  for (const changed of changes) changed();
}

function tell(outcome: Outcome): void {
  for (const hear of outcomes) hear(outcome);
}

/** Belongs to nobody any more; what it stood in for (the draft) goes only once it was done. */
function takeOut(letter: Letter, whose: string, alsoDraft: boolean): void {
  deviceStorage.remove(ownedKey(whose, 'letter', nameOf(letter)));
  if (alsoDraft) deviceStorage.remove(ownedKey(whose, 'draft', nameOf(letter)));
  if (whose === owner) put(nameOf(letter), undefined);
}

async function attempt(letter: Letter, whose: string): Promise<void> {
  const name = nameOf(letter);
  if (find(name)?.state === 'sending') return;
  put(name, { letter, state: 'sending' });
  try {
    await post(addressOf(letter), letter.body, letter.idempotencyKey);
    takeOut(letter, whose, true);
    if (whose === owner) tell({ letter, done: true });
  } catch (error) {
    if (whose !== owner || find(name)?.letter !== letter) return; // signed out, or given up meanwhile
    if (!(error instanceof ApiError) || !connection.isReachable()) {
      put(name, { letter, state: 'waiting' });
      return connection.lost(); // also where another call was answered in between
    }
    takeOut(letter, whose, false);
    tell({ letter, done: false, error });
  }
}

function sendWaiting(): void {
  const whose = owner;
  if (whose === undefined || !connection.isReachable()) return;
  for (const { letter, state } of letters) if (state === 'waiting') void attempt(letter, whose);
}

connection.subscribe(sendWaiting);

/** Another window sent the letter, took it back, or signed its owner out. */
deviceStorage.onRemovedElsewhere((key) => {
  const gone = letters.find(({ letter }) => owner !== undefined && key === ownedKey(owner, 'letter', nameOf(letter)));
  if (gone?.state === 'waiting') put(nameOf(gone.letter), undefined);
});

/** Letters of who is signed in: sent at once where there is a network, and else as soon as there is one. */
export const outbox = {
  /** Takes up what this person left waiting, also before the page was loaded anew. */
  open(whose: string): void {
    if (owner === whose) return;
    owner = whose;
    letters = deviceStorage
      .keys(ownedKey(whose, 'letter', ''))
      .flatMap((key) => deviceStorage.read<Letter>(key) ?? [])
      .map((letter) => ({ letter, state: 'waiting' }));
    for (const changed of changes) changed();
    sendWaiting();
  },
  /** Nobody is signed in. */
  close(): void {
    owner = undefined;
    letters = [];
    for (const changed of changes) changed();
  },
  send(letter: Letter): void {
    const whose = owner ?? nobody;
    owner = whose;
    deviceStorage.write(ownedKey(whose, 'letter', nameOf(letter)), letter);
    void attempt(letter, whose);
  },
  /** Back to the form. What is under way already may be done all the same, and is told then. */
  cancel(name: string): void {
    const waiting = find(name);
    if (waiting !== undefined && owner !== undefined) takeOut(waiting.letter, owner, false);
  },
  all: (): readonly Waiting[] => letters,
  stateOf: (name: string): LetterState | undefined => find(name)?.state,
  subscribe: (changed: () => void): (() => void) => {
    changes.add(changed);
    return () => changes.delete(changed);
  },
  onOutcome(hear: (outcome: Outcome) => void): () => void {
    outcomes.add(hear);
    return () => outcomes.delete(hear);
  },
} as const;

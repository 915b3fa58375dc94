import { connection } from '../connection/connection.js';
import { ApiError, pauseAsked } from '../http/problem.js';
import { outbox } from '../outbox/outbox.js';
import { type KeptPhoto, photoStore } from './photo-store.js';
import { sendPhoto } from './send-photo.js';

/** The pause after a failure. It doubles each time. */
const firstRestSeconds = 2;
const mostRestSeconds = 60;
const longestRestSeconds = 300;

let owner: string | undefined;
let photos: readonly KeptPhoto[] = [];
let isSending = false;
let resting: ReturnType<typeof setTimeout> | undefined;
let restSeconds = firstRestSeconds;
const changes = new Set<() => void>();

function set(next: readonly KeptPhoto[]): void {
  photos = next;
  for (const hear of changes) hear();
}

const replace = (photo: KeptPhoto): void => {
  set(photos.map((each) => (each.id === photo.id ? photo : each)));
  void photoStore.put(photo);
};

const drop = (id: string): void => {
  set(photos.filter((each) => each.id !== id));
  void photoStore.remove(id);
};

/** The step comes first: the server expects no photo of a report that it does not have. */
const mayGo = ({ isHandedIn, refusal, bookingId }: KeptPhoto): boolean =>
  isHandedIn && refusal === undefined && !outbox.all().some(({ form }) => form.bookingId === bookingId);

/** One at a time, in the background. */
async function sendNext(): Promise<void> {
  const next = photos.find(mayGo);
  if (owner === undefined || isSending || resting !== undefined || !connection.isReachable() || !next) return;
  isSending = true;
  try {
    await sendPhoto(next);
    restSeconds = firstRestSeconds;
    drop(next.id);
  } catch (error) {
    failed(next, error);
  } finally {
    isSending = false;
  }
  void sendNext();
}

function failed(photo: KeptPhoto, error: unknown): void {
  if (!(error instanceof ApiError)) connection.lost();
  else if (error.code === 'DAMAGE_PHOTO_NOT_EXPECTED') return replace({ ...photo, isHandedIn: false }); // its form was taken back
  else if (error.code === 'BOOKING_NOT_FOUND' || (error.status < 500 && !mayPass.has(error.status)))
    return replace({ ...photo, refusal: error.code ?? String(error.status) });
  const seconds = Math.min(longestRestSeconds, (error instanceof ApiError && pauseAsked(error)) || restSeconds);
  restSeconds = Math.min(mostRestSeconds, restSeconds * 2);
  resting = setTimeout(endRest, seconds * 1000);
}

/** Signed out, changed meanwhile, gone meanwhile, to be uploaded again, or too many at once. */
const mayPass: ReadonlySet<number> = new Set([401, 404, 409, 410, 422, 429]);

function endRest(): void {
  clearTimeout(resting);
  resting = undefined;
  void sendNext();
}

connection.subscribe(() => void sendNext());
outbox.subscribe(() => void sendNext());

/** How long a photo waits for the report that it belongs to. */
const daysKeptOfDrafts = 3;
const isOld = ({ takenAt }: KeptPhoto): boolean => Date.now() - takenAt > daysKeptOfDrafts * 24 * 60 * 60 * 1000;

/** Photos that follow a step. They never hold it up: they are kept on the device, and sent once the server has the step. */
export const photoQueue = {
  /** Takes up what this person left, including from before the page was reloaded; forgets what others left. */
  async open(whose: string): Promise<void> {
    if (owner === whose) return;
    owner = whose;
    const kept = await photoStore.all();
    const isTheirs = (photo: KeptPhoto) => photo.owner === whose && (photo.isHandedIn || !isOld(photo));
    for (const photo of kept) if (!isTheirs(photo)) void photoStore.remove(photo.id);
    set(kept.filter(isTheirs));
    void sendNext();
  },
  /** At sign-out: erases everything that this device keeps. */
  async forget(): Promise<void> {
    owner = undefined;
    clearTimeout(resting);
    resting = undefined;
    restSeconds = firstRestSeconds;
    set([]);
    for (const { id } of await photoStore.all()) await photoStore.remove(id);
  },
  /** A photo of a report that is being written. */
  async add(bookingId: string, id: string, content: Blob): Promise<void> {
    const photo = { id, owner: owner ?? 'nobody', bookingId, content, isHandedIn: false, takenAt: Date.now() };
    set([...photos, photo]);
    await photoStore.put(photo);
  },
  remove: drop,
  /** The report is on its way. */
  handIn(ids: readonly string[]): void {
    for (const photo of photos)
      if (ids.includes(photo.id) && !photo.isHandedIn) replace({ ...photo, isHandedIn: true });
    void sendNext();
  },
  all: (): readonly KeptPhoto[] => photos,
  subscribe: (hear: () => void): (() => void) => {
    changes.add(hear);
    return () => changes.delete(hear);
  },
} as const;

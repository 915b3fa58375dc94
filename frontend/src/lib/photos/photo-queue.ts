import { connection } from '../connection/connection.js';
import { nobody } from '../device/owned-storage.js';
import { ApiError, pauseAsked } from '../http/problem.js';
import type { OutgoingForm } from '../outbox/outgoing-form.js';
import { outbox } from '../outbox/outbox.js';
import { type KeptPhoto, type PhotosOf, photoStore } from './photo-store.js';
import { photosOfReports } from './photos-of-reports.js';
import { sendPhoto } from './send-photo.js';

/** The pause after a failure. It doubles each time. */
const firstRestSeconds = 2;
const mostRestSeconds = 60;
const longestRestSeconds = 300;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** How long a photo waits for the report that it belongs to. */
const daysKeptOfDrafts = 3;
/** How long a photo waits that was handed in: the server may get its report that late, or its person come back to this device. */
const daysKeptOfHandedIn = 14;

let owner: string | undefined;
let opening: Promise<void> = Promise.resolve();
let photos: readonly KeptPhoto[] = [];
/** Until the device was read, a photo may still turn up. */
let isRead = false;
let isSending = false;
let resting: ReturnType<typeof setTimeout> | undefined;
let restSeconds = firstRestSeconds;
/** Photos whose report the server does not have yet, until each is tried again. */
const tooEarly = new Map<string, ReturnType<typeof setTimeout>>();
const changes = new Set<() => void>();

const ageMs = ({ takenAt }: KeptPhoto): number => Date.now() - takenAt;
const isTooOld = (photo: KeptPhoto): boolean =>
  ageMs(photo) > (photo.isHandedIn ? daysKeptOfHandedIn : daysKeptOfDrafts) * dayMs;

function set(next: readonly KeptPhoto[]): void {
  photos = next;
  for (const hear of changes) hear();
}

const replace = (photo: KeptPhoto): Promise<boolean> => {
  set(photos.map((each) => (each.id === photo.id ? photo : each)));
  return photoStore.put(photo);
};

const drop = (id: string): void => {
  endWaiting(id);
  set(photos.filter((each) => each.id !== id));
  void photoStore.remove(id);
};

/** Its report was handed in, and waits or came back: the photo stays as long as that. */
const isOfReport = ({ id, owner: whose }: KeptPhoto): boolean => photosOfReports(whose).has(id);

/** The step comes first: the server expects no photo of a report that it does not have. */
const mayGo = ({ id, isHandedIn, refusal, bookingId }: KeptPhoto): boolean =>
  isHandedIn &&
  refusal === undefined &&
  !tooEarly.has(id) &&
  !outbox.all().some(({ form }) => form.bookingId === bookingId);

/** One at a time, in the background, while its person is signed in. */
async function sendNext(): Promise<void> {
  const next = photos.find(mayGo);
  if (owner === undefined || !outbox.isOpenFor(owner)) return;
  if (isSending || resting !== undefined || !connection.isReachable() || !next) return;
  isSending = true;
  try {
    await sendPhoto(next);
    restSeconds = firstRestSeconds;
    drop(next.id);
  } catch (error) {
    failed(next.id, error);
  } finally {
    isSending = false;
  }
  void sendNext();
}

function failed(id: string, error: unknown): void {
  const photo = photos.find((each) => each.id === id);
  if (photo === undefined) return; // removed meanwhile
  if (error instanceof ApiError) {
    const { status, code = String(status) } = error;
    if (code === 'DAMAGE_PHOTO_NOT_EXPECTED' && !isTooOld(photo)) return waitForReport(photo);
    if (isForGood(code) || (status < 500 && !mayPass.has(status))) return void replace({ ...photo, refusal: code });
  }
  set([...photos.filter((each) => each !== photo), photo]); // holds up no other
  const seconds = Math.min(longestRestSeconds, (error instanceof ApiError && pauseAsked(error)) || restSeconds);
  restSeconds = Math.min(mostRestSeconds, restSeconds * 2);
  resting = setTimeout(endRest, seconds * 1000);
}

const isForGood = (code: string): boolean => ['BOOKING_NOT_FOUND', 'DAMAGE_PHOTO_NOT_EXPECTED'].includes(code);

/** Signed out, changed meanwhile, gone meanwhile, to be uploaded again, or too many at once. */
const mayPass: ReadonlySet<number> = new Set([401, 404, 409, 410, 422, 429]);

function endRest(): void {
  clearTimeout(resting);
  resting = undefined;
  void sendNext();
}

/** Again after as long as it has waited by then: a report may come hours later, from the phone of a colleague. */
function waitForReport(photo: KeptPhoto): void {
  const pauseMs = Math.min(60 * minuteMs, Math.max(minuteMs, ageMs(photo)));
  tooEarly.set(photo.id, setTimeout(endWaiting, pauseMs, photo.id));
}

function endWaiting(id: string): void {
  clearTimeout(tooEarly.get(id));
  if (tooEarly.delete(id)) void sendNext();
}

/** Resolves once the device has it. */
async function mark(ids: readonly string[], isHandedIn: boolean): Promise<void> {
  const kept = photos.filter((photo) => ids.includes(photo.id) && photo.isHandedIn !== isHandedIn);
  const writing = kept.map((photo) => replace({ ...photo, isHandedIn }));
  for (const id of ids) endWaiting(id);
  void sendNext();
  await Promise.all(writing);
}

async function take(whose: string): Promise<void> {
  isRead = false;
  set([]);
  for (const id of tooEarly.keys()) endWaiting(id);
  const kept = await photoStore.all();
  if (owner !== whose) return;
  const isTheirs = (photo: KeptPhoto) =>
    photo.owner === whose && (photo.isHandedIn || !isTooOld(photo) || isOfReport(photo));
  const mayComeBack = (photo: KeptPhoto) => (photo.isHandedIn && !isTooOld(photo)) || isOfReport(photo);
  for (const photo of kept) if (!isTheirs(photo) && !mayComeBack(photo)) void photoStore.remove(photo.id);
  isRead = true;
  set(kept.filter(isTheirs));
  void sendNext();
}

/** Photos that another window of this browser has taken since this one read the device. */
async function takeUp(ids: readonly string[]): Promise<void> {
  const isNew = (id: string) => ids.includes(id) && !photos.some((photo) => photo.id === id);
  if (!ids.some(isNew)) return;
  const kept = await photoStore.all();
  const found = kept.filter((photo) => photo.owner === (owner ?? nobody) && isNew(photo.id));
  if (found.length > 0) set([...photos, ...found]);
}

interface WithPhotos {
  readonly photoIds?: readonly string[];
}

interface Step extends WithPhotos {
  readonly damageReports?: readonly WithPhotos[] | null;
  readonly parking?: WithPhotos;
}

/** Of a step with reports and a parking place, or of one report. */
const photosOf = ({ body }: OutgoingForm): readonly string[] => {
  const { damageReports, parking = {}, ...report } = body as Step;
  return [report, parking, ...(damageReports ?? [])].flatMap(({ photoIds = [] }) => photoIds);
};

connection.subscribe(() => void sendNext());
outbox.subscribe(() => void sendNext());
outbox.onOutcome(({ form, done }) => void mark(photosOf(form), done));
outbox.onTakenBack((form) => void mark(photosOf(form), false));

/** Photos that follow a step. They never hold it up: they are kept on the device, and sent once the server has the step. */
export const photoQueue = {
  /** Takes up what this person left, including from before the page was reloaded; forgets the drafts of others. */
  open(whose: string): Promise<void> {
    if (owner === whose) return opening;
    owner = whose;
    return (opening = take(whose));
  },
  /** At sign-out: erases the person's photos, but for those of reports that stay. */
  async forget(whose: string): Promise<void> {
    owner = undefined;
    isRead = false;
    clearTimeout(resting);
    resting = undefined;
    restSeconds = firstRestSeconds;
    for (const id of tooEarly.keys()) endWaiting(id);
    set([]);
    for (const photo of await photoStore.all())
      if (photo.owner === whose && !isOfReport(photo)) await photoStore.remove(photo.id);
  },
  /** A photo of a report that is being written. False if it is lost with the page. */
  async add(of: PhotosOf, id: string, content: Blob): Promise<boolean> {
    await opening;
    const its = typeof of === 'string' ? { bookingId: of } : { bookingId: of.seenAt, isSeen: true };
    const photo = { id, owner: owner ?? nobody, ...its, content, isHandedIn: false, takenAt: Date.now() };
    set([...photos, photo]);
    return photoStore.put(photo);
  },
  remove: drop,
  /**
   * The report is on its way. Photos that were taken before it had a booking get one. False if one is not on this device: then it was
   * sent or removed, also in another window.
   */
  async handIn(ids: readonly string[], bookingId?: string): Promise<boolean> {
    await opening;
    if (bookingId !== undefined) await takeUp(ids);
    const areHere = ids.every((id) => photos.some((photo) => photo.id === id));
    if (bookingId !== undefined)
      for (const photo of photos) if (ids.includes(photo.id)) void replace({ ...photo, bookingId });
    await mark(ids, true);
    return areHere;
  },
  /** The report is with its person again. */
  async takeBack(ids: readonly string[]): Promise<void> {
    await opening;
    await mark(ids, false);
  },
  all: (): readonly KeptPhoto[] => photos,
  /** Handed in, and not refused. */
  toCome: (): readonly KeptPhoto[] => photos.filter(({ isHandedIn, refusal }) => isHandedIn && refusal === undefined),
  /** Handed in, not sent, and not of a report that stays. */
  lostAtSignOut: (): readonly KeptPhoto[] => photoQueue.toCome().filter((photo) => !isOfReport(photo)),
  mayHold: (id: string): boolean => !isRead || photos.some((photo) => photo.id === id),
  subscribe: (hear: () => void): (() => void) => {
    changes.add(hear);
    return () => changes.delete(hear);
  },
} as const;

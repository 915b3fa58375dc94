import type { LiveTopic } from '@rigbook/contracts/live-updates/live.words';
import { env } from '../../config/env.js';
import { connection } from '../connection/connection.js';

/** A browser allows six connections to a server for all its windows: a hidden window gives up its own. */
const unseenMs = 30_000;
/** The server sends something every 25 seconds. */
const silenceMs = 60_000;
/** If more time has passed since the screen was loaded, its data may be outdated. */
const freshMs = 3_000;
const patienceMs = { first: 2_000, most: 60_000 };

interface Hearers {
  readonly told: (topics: readonly LiveTopic[]) => void;
  /** Called when it listens again after an interruption. */
  readonly missed: () => void;
  /** False after a sign-out: then it waits until it is woken. */
  readonly mayReopen: () => Promise<boolean>;
}

export interface LiveStream {
  /** Opens it if it was given up. */
  readonly wake: () => void;
  readonly close: () => void;
}

/** Listens while the window is visible, and reconnects after every cut. */
export function openLiveStream({ told, missed, mayReopen }: Hearers): LiveStream {
  const begunAt = performance.now();
  let source: EventSource | undefined;
  let isBehind = false;
  let failures = 0;
  let isClosed = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let unseen: ReturnType<typeof setTimeout> | undefined;

  const drop = () => {
    isBehind ||= source !== undefined;
    source?.close();
    source = undefined;
    clearTimeout(silence);
    clearTimeout(retry);
  };
  const heardSomething = () => {
    clearTimeout(silence);
    silence = setTimeout(reopen, silenceMs);
  };
  const cut = async () => {
    isBehind = true;
    void connection.ask(); // shows a notice above the page if there is no connection
    if (source?.readyState !== EventSource.CLOSED) return; // the browser tries again
    drop();
    failures += 1;
    if (await mayReopen()) retry = setTimeout(open, Math.min(patienceMs.first * 2 ** (failures - 1), patienceMs.most));
  };
  function open(): void {
    if (isClosed || source !== undefined || document.visibilityState === 'hidden') return;
    const opened = new EventSource(`${env.apiOrigin}/api/live`);
    source = opened;
    opened.addEventListener('open', () => {
      failures = 0;
      heardSomething();
      if (isBehind || performance.now() - begunAt > freshMs) missed();
      isBehind = false;
    });
    opened.addEventListener('beat', heardSomething);
    opened.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      heardSomething();
      told((JSON.parse(data) as { readonly topics: readonly LiveTopic[] }).topics);
    });
    opened.addEventListener('error', () => void cut());
  }
  function reopen(): void {
    drop();
    open();
  }
  const seenOrNot = () => {
    clearTimeout(unseen);
    if (document.visibilityState === 'hidden') unseen = setTimeout(drop, unseenMs);
    else open();
  };
  const reachedOrNot = () => {
    if (connection.isReachable()) open();
    else drop(); // one question at a time is enough to find out when there is a connection again
  };

  document.addEventListener('visibilitychange', seenOrNot);
  const stopWatching = connection.subscribe(reachedOrNot);
  open();
  return {
    wake: open,
    close: () => {
      isClosed = true;
      drop();
      clearTimeout(unseen);
      document.removeEventListener('visibilitychange', seenOrNot);
      stopWatching();
    },
  };
}

/** Headers name whole seconds, and answers take their time: less is no error of the device's clock. */
const toleratedMs = 30_000;
/** A slower answer says too little about the present. */
const longestAnswerMs = 5_000;

/** By how much the server's clock is ahead of the device's. */
let aheadMs = 0;
const listeners = new Set<() => void>();

/** The server's time, since it is the server that decides: a phone's clock may be an hour off. */
export const serverClock = {
  millis: (): number => Date.now() + aheadMs,
  /** Takes the time from an answer to what was asked at that moment of the device's clock. */
  heard({ headers }: Response, askedAt: number): void {
    const tookMs = Date.now() - askedAt;
    const said = Date.parse(headers.get('Date') ?? '');
    if (Number.isNaN(said) || tookMs < 0 || tookMs > longestAnswerMs) return;
    const ahead = said - (askedAt + tookMs / 2);
    const next = Math.abs(ahead) < toleratedMs ? 0 : ahead;
    if (Math.abs(next - aheadMs) < toleratedMs) return; // the same error, measured again
    aheadMs = next;
    for (const changed of listeners) changed();
  },
  onCorrection: (changed: () => void): void => void listeners.add(changed),
};

import type pg from 'pg';

const PAUSE_MS = 50;
const LOG = ['rigbook_log', ''] as const;
const toEveryone = ['vehicle-hours', 'admin-bookings', 'admin-notifications'];

/** Tells the other processes what a command about a booking changed, as the application does: without repeats, every 50 ms. */
export function bookingNotices(pool: pg.Pool): (responderId: string) => void {
  const waiting = new Map<string, readonly [channel: string, payload: string]>();
  let timer: NodeJS.Timeout | undefined;
  const send = () => {
    timer = undefined;
    const notices = [...waiting.values()];
    waiting.clear();
    void pool.query({
      name: 'bench.notify',
      text: 'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS said (channel, payload)',
      values: [notices.map(([channel]) => channel), notices.map(([, payload]) => payload)],
    });
  };
  return (responderId) => {
    waiting.set('', LOG);
    for (const hint of [`bookings ${responderId}`, ...toEveryone]) waiting.set(hint, ['rigbook_live', hint]);
    timer ??= setTimeout(send, PAUSE_MS);
  };
}

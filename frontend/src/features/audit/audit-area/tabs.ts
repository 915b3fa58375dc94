import { BookingHistories } from '../booking-histories/booking-histories.js';
import { Custody } from '../custody/custody.js';
import { Replay } from '../replay/replay.js';
import { Export } from '../export/export.js';
import { Verification } from '../verification/verification.js';

/** The tabs of the audit in their order, by their names in the address; `audit.tab.<name>` says what each is called. */
export const tabs = {
  bookings: BookingHistories,
  replay: Replay,
  custody: Custody,
  export: Export,
  verification: Verification,
} as const;

export type TabName = keyof typeof tabs;
export const tabNames = Object.keys(tabs) as TabName[];

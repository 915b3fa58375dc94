import { addMinutes, type Day, type Instant } from '@rigbook/contracts/kernel/time';
import type { Statement } from '../../platform/event-store/statement.js';

const TRY_AGAIN_MINUTES = 30;
/** Whatever refuses a mail that often refuses it tomorrow as well, and is told then. */
const TRIES = 8;

/** Answers a row to the one process that may send the day's mail now: nobody has sent it, or is about to. */
export const claimDay = (day: Day, now: Instant): Statement => ({
  name: 'head-mail.claim',
  text: `INSERT INTO head_mail AS mail (day, tried_at) VALUES ($1, $2)
         ON CONFLICT (day) DO UPDATE SET tried_at = $2, tries = mail.tries + 1
         WHERE mail.sent_at IS NULL AND mail.tried_at <= $3 AND mail.tries < $4
         RETURNING day`,
  values: [day, now, addMinutes(now, -TRY_AGAIN_MINUTES), TRIES],
});

export const noteSent = (day: Day, now: Instant): Statement => ({
  name: 'head-mail.sent',
  text: `UPDATE head_mail SET sent_at = $2 WHERE day = $1`,
  values: [day, now],
});

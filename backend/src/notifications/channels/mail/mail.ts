import type { MailAddress } from '../../../platform/configuration/configuration.js';
import type { CalendarFile } from '../../calendar/calendar-file.js';

/** A mail to one person. */
export interface Mail {
  /** the same each time that this mail is tried: its Message-ID is made of it, so that a mailbox shows a repeat once */
  readonly id: string;
  readonly to: MailAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** an entry for the reader's calendar, or what takes it out; it names the sender and the reader of this mail */
  readonly calendar?: CalendarFile;
}

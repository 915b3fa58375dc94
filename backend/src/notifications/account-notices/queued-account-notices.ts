import { Injectable } from '@nestjs/common';
import { accountNoticeLimits } from '@rigbook/contracts/auth/account-change.words';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import type { Statement } from '../../platform/event-store/index.js';
import { Ids } from '../../platform/time/ids.js';
import { AccountNotices, type ToldChange } from '../../responders/people/account-notices.js';
import { maskedEmail, maskedNumber } from '../channels/masked-contact.js';

interface Message {
  readonly channel: MessageChannel;
  /** null: the contact on record */
  readonly formerContact: string | null;
}

/** Queues a message for every contact, by every channel: whoever took an account over could have chosen fewer. */
@Injectable()
export class QueuedAccountNotices extends AccountNotices {
  constructor(private readonly ids: Ids) {
    super();
  }

  override telling(told: ToldChange): Statement {
    const messages = messagesOf(told);
    return {
      name: 'account-notice.queue',
      text: `WITH message AS (
               SELECT m.id, m.channel, m.former_contact
               FROM responder r CROSS JOIN unnest($2::uuid[], $3::text[], $4::text[]) AS m (id, channel, former_contact)
               WHERE r.id = $1 AND (m.channel = 'whatsapp' OR coalesce(m.former_contact, r.email) IS NOT NULL)
                 AND (SELECT count(DISTINCT (n.at, n.change)) FROM account_notice n
                      WHERE n.responder_id = r.id AND n.at > $5::timestamptz - interval '1 day') < $6
             ), queued AS (
               INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, stream, created_at, due_at, look_at)
               SELECT id, id, 'account_changed', channel, 'responder', $1, $1, $5, $5, $5 FROM message
             )
             INSERT INTO account_notice (notification_id, responder_id, at, change, detail, by_admin, former_contact)
             SELECT id, $1, $5, $7, $8, $9, former_contact FROM message`,
      values: [
        told.responderId,
        messages.map(() => this.ids.newId()),
        messages.map(({ channel }) => channel),
        messages.map(({ formerContact }) => formerContact),
        told.at,
        accountNoticeLimits.changesADay,
        told.change,
        newContactOf(told),
        told.byAdmin,
      ],
    };
  }
}

function messagesOf({ change, contact }: ToldChange): readonly Message[] {
  const onRecord: readonly Message[] = [
    { channel: 'email', formerContact: null },
    { channel: 'whatsapp', formerContact: null },
  ];
  if (!contact?.before) return onRecord;
  return [...onRecord, { channel: change === 'phone' ? 'whatsapp' : 'email', formerContact: contact.before }];
}

function newContactOf({ change, contact }: ToldChange): string | null {
  if (!contact) return null;
  return change === 'phone' ? maskedNumber(contact.after) : maskedEmail(contact.after);
}

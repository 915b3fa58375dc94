import { Injectable } from '@nestjs/common';
import { accountNoticeLimits } from '@rigbook/contracts/auth/account-change.words';
import type { DeliveryChannel } from '@rigbook/contracts/notifications/push/push.words';
import type { Statement } from '../../platform/event-store/index.js';
import { Ids } from '../../platform/time/ids.js';
import { AccountNotices, type ToldChange } from '../../responders/people/account-notices.js';
import { maskedEmail, maskedNumber } from '../channels/masked-contact.js';

interface Message {
  readonly channel: DeliveryChannel;
  /** null: the contact on record */
  readonly formerContact: string | null;
}

/** Queues a message for every contact, by every channel: whoever took an account over could have chosen fewer. */
@Injectable()
export class QueuedAccountNotices extends AccountNotices {
  constructor(private readonly ids: Ids) {
    super();
  }

  /** Keeps the contact with the message: another change may come before it is sent. */
  override telling(told: ToldChange): Statement {
    const messages = messagesOf(told);
    const { now, origin } = told.context;
    // where an administrator works is no business of the person, who reads what is stored here
    const from = told.byAdmin ? undefined : origin;
    return {
      name: 'account-notice.queue',
      text: `WITH message AS (
               SELECT m.id, m.channel, m.former_contact IS NOT NULL AS is_former,
                      coalesce(m.former_contact, CASE m.channel WHEN 'email' THEN r.email WHEN 'whatsapp' THEN r.phone_number ELSE ${DEVICES} END) AS contact
               FROM responder r CROSS JOIN unnest($2::uuid[], $3::text[], $4::text[]) AS m (id, channel, former_contact)
               WHERE r.id = $1
                 AND ($6::uuid IS NULL OR EXISTS (SELECT FROM passkey p WHERE p.id = $6 AND p.responder_id = $1))
                 AND (SELECT count(DISTINCT n.at) FROM account_notice n
                      WHERE n.responder_id = r.id AND n.change = $7 AND n.at > $5::timestamptz - interval '1 day') < $12
             ), reachable AS (SELECT * FROM message WHERE contact IS NOT NULL
             ), queued AS (
               INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, stream, created_at, due_at, look_at)
               SELECT id, id, 'account_changed', channel, 'responder', $1, $1, $5, $5, $5 FROM reachable
             )
             INSERT INTO account_notice (notification_id, responder_id, at, change, detail, by_admin, device, network, contact, is_former)
             SELECT id, $1, $5, $7, $8, $9, $10, ${networkInWords('$11')}, contact, is_former FROM reachable`,
      values: [
        told.responderId,
        messages.map(() => this.ids.newId()),
        messages.map(({ channel }) => channel),
        messages.map(({ formerContact }) => formerContact),
        now,
        told.ifHasPasskey ?? null,
        told.change,
        newContactOf(told),
        told.byAdmin,
        from?.device ?? null,
        from?.address ?? null,
        accountNoticeLimits.ofAKindADay,
      ],
    };
  }
}

/** SQL: something, if the person has a device that takes push messages. */
const DEVICES = `(SELECT '' FROM push_subscription s WHERE s.responder_id = r.id LIMIT 1)`;

/** SQL: as "Devices and sessions" shows it, an IPv4 address or the /64 of an IPv6 address. */
const networkInWords = (address: string): string =>
  `CASE family(${address}::inet) WHEN 4 THEN host(${address}::inet) ELSE network(set_masklen(${address}::inet, 64))::text END`;

function messagesOf({ change, contact }: ToldChange): readonly Message[] {
  const onRecord: readonly Message[] = [
    { channel: 'email', formerContact: null },
    { channel: 'whatsapp', formerContact: null },
    // it would come to the very device that is told of
    ...(change === 'push-switched-on' ? [] : [{ channel: 'push', formerContact: null } as const]),
  ];
  if (!contact?.before) return onRecord;
  return [...onRecord, { channel: change === 'phone' ? 'whatsapp' : 'email', formerContact: contact.before }];
}

function newContactOf({ change, contact }: ToldChange): string | null {
  if (!contact) return null;
  return change === 'phone' ? maskedNumber(contact.after) : maskedEmail(contact.after);
}

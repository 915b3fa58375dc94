import { deliveryChannels } from '@rigbook/contracts/notifications/push/push.words';

/** For metrics: messages that are due and not sent yet. */
export const messageGauges = {
  gauges: {
    rigbook_messages_waiting: 'Messages that are due and neither sent nor given up',
    rigbook_messages_waiting_seconds: 'For how long the oldest of them has been due',
  },
  label: 'channel',
  text: `SELECT v.name, c.channel AS label, v.value FROM (VALUES ${deliveryChannels.map((channel) => `('${channel}')`).join(', ')}) c (channel)
         CROSS JOIN LATERAL (SELECT count(*) AS waiting, min(due_at) AS since FROM notification
                             WHERE state IN ('queued', 'sending') AND due_at <= $1::timestamptz AND channel = c.channel) due
         CROSS JOIN LATERAL (VALUES ('rigbook_messages_waiting', due.waiting::float8),
           ('rigbook_messages_waiting_seconds', coalesce(extract(epoch FROM $1::timestamptz - due.since), 0)::float8)
         ) v (name, value)`,
};

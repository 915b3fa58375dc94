import { instant } from '@rigbook/contracts/kernel/time';
import { http, HttpResponse } from 'msw';
import type { NotificationCounts, NotificationRecord } from '../lib/http/answers.js';
import { requested } from './examples.js';
import { server } from './server.js';

/** The request for her signature, sent to Dana by email. */
export const signatureRequest: NotificationRecord = {
  id: '01900000-0000-8000-8000-000000000e01',
  kind: 'signature_request',
  channel: 'email',
  recipient: 'responder',
  responder: requested.user,
  booking: {
    id: requested.id,
    vehicleName: requested.vehicle.name,
    startTime: requested.startTime,
    endTime: requested.endTime,
  },
  accountChange: null,
  state: 'sent',
  createdAt: instant('2026-11-22T09:00:00Z'),
  dueAt: instant('2026-11-22T09:00:00Z'),
  settledAt: instant('2026-11-22T09:00:02Z'),
  deliveredAt: null,
  readAt: null,
  tries: 1,
  attempts: 1,
  problem: null,
  said: '250 2.0.0 Ok: queued',
};

export const noMessages: NotificationCounts = {
  waiting: 0,
  scheduled: 0,
  sent: 0,
  failed: 0,
  notConfigured: 0,
  withdrawn: 0,
  failedInLastDay: 0,
  oldestWaitingSince: null,
};

/** The server's messages, regardless of the filter; returns every query received. */
export function answerMessages(
  notifications: () => readonly NotificationRecord[] = () => [],
  counts: () => Partial<NotificationCounts> = () => ({}),
): string[] {
  const asked: string[] = [];
  server.use(
    http.get('*/api/admin/settings', () => HttpResponse.json({ contactEmail: 'office@example.org' })),
    http.get('*/api/admin/notifications/counts', () => HttpResponse.json({ ...noMessages, ...counts() })),
    http.get('*/api/admin/notifications', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(notifications());
    }),
  );
  return asked;
}

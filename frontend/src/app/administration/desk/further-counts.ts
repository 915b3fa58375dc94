import { api, bodyOf } from '../../../lib/http/client.js';

/** The longest page of a list. What is longer is counted as long. */
const limit = 100;

/** What waits on pages that count nothing of their own. */
export const furtherCounts = {
  atRisk: async () => (await bodyOf(api.GET('/api/admin/bookings-at-risk/count'))).count,
  expenses: async () =>
    (await bodyOf(api.GET('/api/admin/expenses', { params: { query: { status: 'waiting', limit } } }))).length,
  contestedReadings: async () =>
    (await bodyOf(api.GET('/api/admin/contested-readings', { params: { query: { limit } } }))).length,
  failedMessages: async () => (await bodyOf(api.GET('/api/admin/notifications/counts'))).failedInLastDay,
};

import { api, bodyOf } from '../../../lib/http/client.js';

/** The longest page of a list. What is longer is counted as long. */
const limit = 100;

/** What waits on pages that count nothing of their own. */
export async function readFurtherCounts() {
  const [atRisk, expenses, contested, messages] = await Promise.all([
    bodyOf(api.GET('/api/admin/bookings-at-risk/count')),
    bodyOf(api.GET('/api/admin/expenses', { params: { query: { status: 'waiting', limit } } })),
    bodyOf(api.GET('/api/admin/contested-readings', { params: { query: { limit } } })),
    bodyOf(api.GET('/api/admin/notifications/counts')),
  ]);
  return {
    atRisk: atRisk.count,
    expenses: expenses.length,
    contestedReadings: contested.length,
    failedMessages: messages.failedInLastDay,
  };
}

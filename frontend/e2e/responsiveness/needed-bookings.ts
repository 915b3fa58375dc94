import { addHours, instantOfDate } from '@rigbook/contracts/kernel/time';
import { approve, as, asAdministrator, book, call, type Named } from '../support/api';

/** What the diary lists for some of what is measured: a request and an approved booking, both ahead. */
const needed = ['pending', 'approved'] as const;

/** Makes those that the organization lacks. */
export async function makeNeededBookings(): Promise<void> {
  const from = addHours(instantOfDate(new Date()), 1);
  const lacking = await asAdministrator(async (admin) => {
    const listed = await Promise.all(
      needed.map((status) => call<Named[]>(admin, 'GET', `/api/admin/bookings?limit=1&from=${from}&status=${status}`)),
    );
    return needed.filter((_status, nth) => listed[nth]?.length === 0);
  });
  for (const status of lacking) {
    const id = await as('105', async (request) => {
      const [vehicle] = await call<Named[]>(request, 'GET', '/api/vehicles');
      if (!vehicle) throw new Error('The fleet has no vehicle');
      return book({ request }, vehicle.id, 2, 'Training');
    });
    if (status === 'approved') await approve(id);
  }
}

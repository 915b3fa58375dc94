import type { ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import { type Day, HOUR_MS, type Instant, millisOf } from '@rigbook/contracts/kernel/time';
import type { BenchHttpServer } from '../http/bench-http-server.js';
import { requested } from '../support/booking-plan.js';
import { callPlainBooking } from '../support/plain-booking-function.js';
import { jsonOf, serveBare } from './bare-server.js';

interface Body {
  readonly vehicleId: VehicleId;
  readonly startTime: Instant;
}

/** Checks neither caller nor input: one call of the function that only writes, and an answer. */
export const startWritesOnlyServer = (url: string): Promise<BenchHttpServer> =>
  serveBare(url, (pool) => async (request, response) => {
    const { vehicleId, startTime } = (await jsonOf(request)) as Body;
    const start = new Date(startTime);
    const booking = requested({
      vehicleId,
      responderId: request.headers['x-responder'] as ResponderId,
      startAt: startTime,
      endAt: new Date(millisOf(startTime) + HOUR_MS).toISOString() as Instant,
      weekStartsOn: new Date(start.getTime() - start.getUTCDay() * 24 * HOUR_MS).toISOString().slice(0, 10) as Day,
    });
    await pool.query(callPlainBooking(booking));
    const answer = JSON.stringify({ id: booking.bookingId, status: 'pending', ...booking.event.data });
    response.writeHead(201, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) });
    response.end(answer);
  });

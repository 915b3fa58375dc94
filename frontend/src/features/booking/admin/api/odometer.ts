import type { ReadingStep } from '@rigbook/contracts/booking/shift/odometer.rules';
import type { Day } from '@rigbook/contracts/kernel/time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '../../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { saveFile } from '../../../../lib/http/save-file.js';
import type { Language } from '../../../../lib/i18n/language.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';
import { refreshAfterDecision } from './decisions.js';

interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** A vehicle's shifts with their readings, latest first. */
export const odometerOfVehicle = (vehicleId: string) =>
  pagedQuery({
    path: '/api/admin/vehicles/{id}/odometer',
    ids: { id: vehicleId },
    key: [...keys.odometer, vehicleId],
    atOnce: 10,
  });

/** Shifts with a reading that somebody contests, of one vehicle or of all, latest first. */
export const contestedReadings = (vehicleId: string | undefined) =>
  pagedQuery({
    path: '/api/admin/contested-readings',
    filter: vehicleId === undefined ? {} : { vehicleId },
    key: [...keys.odometer, 'contested', vehicleId ?? 'all'],
    atOnce: 10,
  });

/** Shifts of these days before which the vehicle drove without one, latest first. */
export const unaccountedKilometers = ({ from, to }: Days) =>
  pagedQuery({
    path: '/api/admin/unaccounted-kilometers',
    filter: { from, to },
    key: [...keys.odometer, from, to],
    atOnce: 10,
  });

/** Has the browser save them as CSV. */
export async function exportUnaccounted({ from, to }: Days, language: Language): Promise<void> {
  const query = { from, to, language };
  const answer = await api.GET('/api/admin/unaccounted-kilometers/export', { params: { query }, parseAs: 'blob' });
  saveFile(answer, 'unaccounted-kilometers.csv');
}

interface Correction {
  readonly step: ReadingStep;
  readonly seenMileage: number;
  readonly seenContests: number;
  readonly mileage: number;
  readonly reason: string;
}

/** What changes with a reading, also after a refusal: another administrator may have corrected or kept it. */
function useRefreshReadings() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      refreshAfterDecision(queryClient),
      queryClient.invalidateQueries({ queryKey: keys.adminVehicles }),
      queryClient.invalidateQueries({ queryKey: keys.odometer }),
      queryClient.invalidateQueries({ queryKey: keys.odometerDiscrepancies }),
    ]);
}

interface Keeping {
  readonly step: ReadingStep;
  readonly seenMileage: number;
  readonly seenContests: number;
  readonly reason: string;
}

export function useKeepReading(bookingId: string, idempotencyKey: string) {
  const onSettled = useRefreshReadings();
  return useMutation({
    mutationFn: (body: Keeping): Promise<Booking> =>
      bodyOf(
        api.POST('/api/admin/bookings/{id}/kept-readings', {
          params: { path: { id: bookingId } },
          body,
          headers: idempotent(idempotencyKey),
        }),
      ),
    onSettled,
  });
}

export function useCorrectReading(bookingId: string, idempotencyKey: string) {
  const onSettled = useRefreshReadings();
  return useMutation({
    mutationFn: (body: Correction): Promise<Booking> =>
      bodyOf(
        api.POST('/api/admin/bookings/{id}/reading-corrections', {
          params: { path: { id: bookingId } },
          body,
          headers: idempotent(idempotencyKey),
        }),
      ),
    onSettled,
  });
}

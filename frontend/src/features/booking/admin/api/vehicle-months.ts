import type { Months } from '@rigbook/contracts/fleet/vehicle-months.rules';
import { queryOptions } from '@tanstack/react-query';
import type { MonthOfVehicle } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { saveFile } from '../../../../lib/http/save-file.js';
import type { Language } from '../../../../lib/i18n/language.js';

/** Of one vehicle, the latest first. Below the odometer, so that what changes its readings reads it again. */
export const monthsOfVehicle = (vehicleId: string) =>
  queryOptions({
    queryKey: [...keys.odometer, 'months', vehicleId],
    queryFn: (): Promise<MonthOfVehicle[]> =>
      bodyOf(api.GET('/api/admin/vehicles/{id}/months', { params: { path: { id: vehicleId } } })),
  });

/** Of all vehicles, the latest first. */
export const monthsOfFleet = ({ from, to }: Months) =>
  queryOptions({
    queryKey: [...keys.odometer, 'months', from, to],
    queryFn: (): Promise<MonthOfVehicle[]> =>
      bodyOf(api.GET('/api/admin/vehicle-months', { params: { query: { from, to } } })),
  });

interface Exported extends Months {
  readonly vehicleId?: string;
}

/** Has the browser save them as CSV. */
export async function exportMonths(months: Exported, language: Language): Promise<void> {
  const query = { ...months, language };
  const answer = await api.GET('/api/admin/vehicle-months/export', { params: { query }, parseAs: 'blob' });
  saveFile(answer, 'vehicle-months.csv');
}

import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../../config/paths.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { AtRiskNote } from './at-risk-note.js';

/** How many bookings are at risk; nothing on most days. */
export function AtRiskToday() {
  const { data: count = 0 } = useQuery({
    queryKey: [...keys.bookingsAtRisk, 'count'],
    queryFn: async (): Promise<number> => (await bodyOf(api.GET('/api/admin/bookings-at-risk/count'))).count,
    refetchOnMount: 'always',
  });
  return count > 0 ? <AtRiskNote count={count} to={paths.bookingsAtRisk()} /> : null;
}

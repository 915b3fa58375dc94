import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../lib/i18n/use-text.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { adminFleetQuery } from '../api/vehicles.js';
import { Conditions } from './conditions.js';
import { DamagePanel } from './damage-panel.js';
import { Discrepancies } from './discrepancies.js';
import { VehiclesInMaintenance } from './vehicles-in-maintenance.js';

/** Vehicles out of service and why, their readings, and their damage. */
export function Maintenance() {
  const text = useText();
  const { data: fleet, error, refetch } = useQuery(adminFleetQuery);
  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  if (fleet === undefined)
    return (
      <Skeleton label={text('maintenance.loading')}>
        <Bone height={160} />
        <Bone height={240} />
      </Skeleton>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <VehiclesInMaintenance fleet={fleet} />
      <DamagePanel fleet={fleet} />
      <Conditions fleet={fleet} />
      <Discrepancies />
    </div>
  );
}

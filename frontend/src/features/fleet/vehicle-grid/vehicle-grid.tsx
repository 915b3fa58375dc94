import type { NextFree } from '@rigbook/contracts/booking/requesting/lane.rules';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { fleetQuery } from '../api/get-fleet.js';
import { VehicleCard } from '../vehicle-card/vehicle-card.js';

interface Props {
  /** left out, the vehicles are shown without booking buttons */
  readonly onBook?: ((vehicleId: string) => void) | undefined;
  readonly department?: Department | null | undefined;
  /** when each vehicle is free, as far as it is known */
  readonly freeOf?: ((vehicleId: string) => NextFree | undefined) | undefined;
}

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,206px),1fr))] gap-4';

export function VehicleGrid({ onBook, department, freeOf }: Props) {
  const text = useText();
  const { data: vehicles, error, refetch } = useQuery(fleetQuery);

  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  if (vehicles === undefined)
    return (
      <Skeleton label={text('fleet.loading')}>
        <div className={grid}>
          {[1, 2, 3].map((place) => (
            <Bone key={place} height={330} />
          ))}
        </div>
      </Skeleton>
    );
  if (vehicles.length === 0) return <Empty icon="car">{text('fleet.empty')}</Empty>;
  return (
    <ul className={grid}>
      {vehicles.map((vehicle) => (
        <li key={vehicle.id} className="grid">
          <VehicleCard vehicle={vehicle} onBook={onBook} department={department} free={freeOf?.(vehicle.id)} />
        </li>
      ))}
    </ul>
  );
}

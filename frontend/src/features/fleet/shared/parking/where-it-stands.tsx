import { queryOptions, useQuery } from '@tanstack/react-query';
import { env } from '../../../../config/env.js';
import type { VehicleParking } from '../../../../lib/http/answers.js';
import { answerSoon, api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Panel } from '../../../../ui/content/panel.js';
import { PhotoLink } from '../../../../ui/content/photo-link.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { Parked } from './parked.js';

const parkingQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: keys.vehicleParking(vehicleId),
    queryFn: (): Promise<VehicleParking> =>
      bodyOf(api.GET('/api/vehicles/{id}/parking', { params: { path: { id: vehicleId } }, ...answerSoon() })),
  });

interface Props {
  readonly vehicleId: string;
}

/** For who takes the vehicle next: nothing if nothing is known. Their step goes on without it if the server does not answer. */
export function WhereItStands({ vehicleId }: Props) {
  const text = useText();
  const { data } = useQuery(parkingQuery(vehicleId));
  if (data === undefined || data.parkedAt === null) return null;
  return (
    <section className="grid gap-2" aria-label={text('parking.title')}>
      <p className="font-semibold">{text('parking.title')}</p>
      <Known vehicleId={vehicleId} parking={data} />
    </section>
  );
}

/** For the office, on the vehicle's page. */
export function ParkingPanel({ vehicleId }: Props) {
  const text = useText();
  const { data, error, refetch } = useQuery(parkingQuery(vehicleId));
  return (
    <Panel title={text('parking.title')}>
      {error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton label={text('parking.loading')}>
          <Bone height={48} />
        </Skeleton>
      ) : data.parkedAt === null ? (
        <p className="text-soft">{text('parking.nothingKnown')}</p>
      ) : (
        <Known vehicleId={vehicleId} parking={data} />
      )}
    </Panel>
  );
}

function Known({ vehicleId, parking }: Props & { readonly parking: VehicleParking }) {
  const text = useText();
  const times = useTimes();
  const { parkedAt, place, position, photos } = parking;
  return (
    <div className="grid gap-2">
      <Parked place={place} position={position} />
      {photos.length > 0 && (
        <ul className="grid grid-cols-3 gap-2">
          {photos.map(({ id, state }, nth) => (
            <li key={id}>
              {state === 'here' ? (
                <PhotoLink
                  address={`${env.apiOrigin}/api/vehicles/${vehicleId}/parking/photos/${id}`}
                  alt={text('parking.photo', { number: nth + 1 })}
                />
              ) : (
                <p className="text-soft text-sm">{text(`parking.photo.${state}`, { number: nth + 1 })}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      {parkedAt !== null && (
        <p className="text-soft text-sm">{text('parking.since', { time: times.instantInSentence(parkedAt) })}</p>
      )}
    </div>
  );
}

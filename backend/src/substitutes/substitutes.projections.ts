import {
  holdHours,
  releaseHours,
  vehicleReservations,
} from '../booking/views/vehicle-reservations/vehicle-reservations.projection.js';
import type { AnyProjection, ProjectedEvent, Projection } from '../platform/event-store/index.js';
import type { SubstitutionEvent } from './substitutes.events.js';
import { substitutions } from './views/substitutions.view.js';

/** The vehicle whose taken hours the event changes, or the event's stream if it changes none. */
const vehicleHeldIn = ({ stream, ...event }: { readonly stream: string } & SubstitutionEvent): string =>
  event.type === 'SubstitutionsPlanned' ? stream : (event.data.vehicleId ?? stream);

const holding: Projection<SubstitutionEvent>['on'] = {
  SubstituteOffered: holdHours,
  SubstituteAccepted: releaseHours,
  SubstitutionEnded: releaseHours,
};

const isOfSubstitution = (event: { readonly type: string }): boolean =>
  Object.hasOwn(holding, event.type) || event.type === 'SubstitutionsPlanned';

/**
 * The views of these slices, with other vehicles that are held among the taken hours: one table and one exclusion constraint. A hold has the
 * id of its substitution.
 */
export const withSubstitutes = (views: readonly AnyProjection[]): readonly AnyProjection[] => [
  ...views.map((view) =>
    view.name === vehicleReservations.name
      ? {
          ...view,
          partitionBy: (event: ProjectedEvent<SubstitutionEvent>) =>
            isOfSubstitution(event)
              ? [event.stream, vehicleHeldIn(event)]
              : (view.partitionBy?.(event) ?? event.stream),
          on: { ...view.on, ...holding },
        }
      : view,
  ),
  substitutions,
];

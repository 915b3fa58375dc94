import type { RefusedRequest } from '../../../../lib/http/answers.js';
import { useRefusalText } from '../../../../lib/http/refusal-text.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';

/** Which vehicle was wanted and when, and the reason given. */
export function RefusedLine({ request }: { readonly request: RefusedRequest }) {
  const text = useText();
  const times = useTimes();
  const refusalText = useRefusalText();
  const { startTime: startAt, endTime: endAt, vehicle } = request;
  return (
    <li className="grid grid-cols-1 gap-0.5 py-2 border-(--hairline) wrap-anywhere not-first:border-t">
      <span className="tabular-nums">
        {vehicle.name === null ? (
          text('refused.noVehicle')
        ) : (
          <VehicleName vehicle={{ ...vehicle, name: vehicle.name }} />
        )}
        , {times.period({ startAt, endAt })}
      </span>
      <span>{refusalText(request)}</span>
      <span className="text-soft text-sm tabular-nums">
        {text('refused.at', { time: times.instantInSentence(request.refusedAt) })} ·{' '}
        {text('refused.rules', { edition: request.ruleVersion })} · <bdi dir="ltr">{request.code}</bdi>
      </span>
    </li>
  );
}

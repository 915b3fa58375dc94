import type { RefusedRequest } from '../../../../lib/http/answers.js';
import { useRefusalText } from '../../../../lib/http/refusal-text.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import styles from './diary-parts.module.css';

/** Who wanted which vehicle and when, and the reason given. */
export function RefusedLine({ request, withPerson = false }: { request: RefusedRequest; withPerson?: boolean }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const refusalText = useRefusalText();
  const { startTime: startAt, endTime: endAt, vehicle } = request;
  return (
    <li className={styles.request}>
      {withPerson && <strong>{person(request.user)}</strong>}
      <span className="tabular-nums">
        {vehicle.name === null ? text('refused.noVehicle') : <bdi>{vehicle.name}</bdi>},{' '}
        {times.period({ startAt, endAt })}
      </span>
      <span>{refusalText(request)}</span>
      <span className="text-soft text-sm tabular-nums">
        {text('refused.at', { time: times.instantInSentence(request.refusedAt) })} ·{' '}
        {text('refused.rules', { edition: request.ruleVersion })} · <bdi dir="ltr">{request.code}</bdi>
      </span>
    </li>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import type { Damage } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { DamageSeverityTag } from '../../shared/damage-severity-tag.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useDamageWhere } from '../../shared/vehicle-drawing/use-damage-where.js';
import { useReopenDamage } from '../api/damage.js';
import styles from './maintenance.module.css';
import { ResolveDialog } from './resolve-dialog.js';
import { VehicleName } from '../../shared/vehicle-name.js';

const link = 'inline-flex items-center pointer-coarse:min-h-12';

/** One damage report with its shift, and how it was resolved. */
export function DamageRow({ damage }: { damage: Damage }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const { vehicle, resolution } = damage;
  const area = useDamageWhere()(damage);
  const period = times.period({ startAt: damage.startTime, endAt: damage.endTime });
  return (
    <li className={styles.damage}>
      <div>
        <p className="flex flex-wrap items-center gap-y-1 gap-x-2">
          <strong>
            <VehicleName vehicle={vehicle} />
          </strong>
          {area}
          <DamageSeverityTag severity={damage.severity} />
        </p>
        <p className="wrap-anywhere whitespace-pre-line">
          <bdi>{damage.description}</bdi>
        </p>
        <p className="text-soft">
          {text('damage.reported', {
            time: times.instantInSentence(damage.reportedAt),
            person: person(damage.reportedBy),
          })}
        </p>
        {damage.seenBy && <p className="text-soft">{text('damage.seenBy', { person: person(damage.seenBy) })}</p>}
        <p className="flex flex-wrap gap-x-4">
          <Link to={paths.diaryBooking(damage.bookingId)} className={link}>
            {text('damage.shift', { period })}
          </Link>
          <Link to={paths.damage(damage.id)} className={link}>
            {text('damage.bracket')}
          </Link>
        </p>
        {resolution && (
          <>
            <p>
              {text('damage.resolvedBy', {
                time: times.instantInSentence(resolution.resolvedAt),
                person: person(resolution.resolvedBy),
              })}
            </p>
            {resolution.note !== null && (
              <p className="wrap-anywhere whitespace-pre-line">
                <bdi>{resolution.note}</bdi>
              </p>
            )}
          </>
        )}
      </div>
      {vehicle.inFleet &&
        (resolution ? <Reopen damage={damage} area={area} /> : <Resolve damage={damage} area={area} />)}
    </li>
  );
}

interface ActionProps {
  readonly damage: Damage;
  readonly area: string;
}

function Resolve({ damage, area }: ActionProps) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const named = text('damage.resolveNamed', { area, vehicle: damage.vehicle.name });
  return (
    <>
      <Button small aria-label={named} onClick={() => setAsking(true)}>
        {text('damage.resolve')}
      </Button>
      {asking && <ResolveDialog damage={damage} area={area} onClose={() => setAsking(false)} />}
    </>
  );
}

function Reopen({ damage, area }: ActionProps) {
  const text = useText();
  const attempt = useAttempt();
  const reopen = useReopenDamage();
  const press = async () => {
    if (await attempt(reopen.mutateAsync(damage.id), text('damage.failed')))
      showToast({ title: text('damage.reopened'), tone: 'success' });
  };
  return (
    <Button
      small
      busy={reopen.isPending}
      aria-label={text('damage.reopenNamed', { area, vehicle: damage.vehicle.name })}
      onClick={() => void press()}
    >
      {text('damage.reopen')}
    </Button>
  );
}

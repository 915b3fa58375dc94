import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { TickBox } from '../../../ui/form/tick-box.js';
import { DamageSeverityTag } from '../../fleet/shared/damage-severity-tag.js';
import { useDamageWhere } from '../../fleet/shared/vehicle-drawing/use-damage-where.js';
import { type KnownDamage, useKnownDamage } from './known-damage.js';

interface Props {
  readonly bookingId: string;
  /** The ids of what was ticked; left out where nothing is confirmed. */
  readonly confirmed?: readonly string[];
  readonly onConfirm?: (confirmed: readonly string[]) => void;
}

/** Open damage of the vehicle, with the numbers that it has on the drawing. */
export function KnownDamageList({ bookingId, confirmed, onConfirm }: Props) {
  const text = useText();
  const { data: known, error, refetch } = useKnownDamage(bookingId);
  if (known === undefined && error)
    return (
      <div className="flex flex-wrap items-center gap-x-3">
        <p>{text('knownDamage.failed')}</p>
        <Button small onClick={() => void refetch()}>
          {text('error.tryAgain')}
        </Button>
      </div>
    );
  if (known === undefined)
    return (
      <Skeleton label={text('knownDamage.loading')}>
        <Bone height={24} />
      </Skeleton>
    );
  if (known.length === 0) return <p className="text-soft">{text('knownDamage.none')}</p>;
  const tick = (id: string, isSeen: boolean) =>
    onConfirm?.(isSeen ? [...(confirmed ?? []), id] : (confirmed ?? []).filter((other) => other !== id));
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{text('knownDamage.title')}</p>
      <p className="text-soft text-sm">{text(onConfirm ? 'knownDamage.tickHint' : 'knownDamage.hint')}</p>
      <ul className="grid gap-2">
        {known.map((damage, nth) => (
          <li key={damage.id} className="border border-(--hairline) rounded-(--radius-small)">
            <Row
              box={
                onConfirm && (
                  <TickBox
                    name={`known-${damage.id}`}
                    checked={confirmed?.includes(damage.id) ?? false}
                    onChange={({ target }) => tick(damage.id, target.checked)}
                  />
                )
              }
            >
              <Words damage={damage} number={nth + 1} />
            </Row>
          </li>
        ))}
      </ul>
    </div>
  );
}

const row = 'flex items-start gap-3 p-3 wrap-anywhere';

function Row({ box, children }: { readonly box: ReactNode; readonly children: ReactNode }) {
  if (!box) return <div className={row}>{children}</div>;
  return (
    <label className={`${row} cursor-pointer`}>
      {box}
      {children}
    </label>
  );
}

function Words({ damage, number }: { readonly damage: KnownDamage; readonly number: number }) {
  const text = useText();
  const times = useTimes();
  const where = useDamageWhere();
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <strong>{text('knownDamage.numbered', { number, where: where(damage) })}</strong>
        <DamageSeverityTag severity={damage.severity} />
      </span>
      <span>
        <bdi>{damage.description}</bdi>
      </span>
      <span className="text-soft text-sm">
        {text('knownDamage.reported', { time: times.instantInSentence(damage.reportedAt) })}
      </span>
    </span>
  );
}

import type { DamagePlace } from '@rigbook/contracts/booking/shift/damage-places.words';
import type { DamageArea, DamageSeverity } from '@rigbook/contracts/booking/shift/damage.words';
import { DamageSeverityTag } from './damage-severity-tag.js';
import { useDamageWhere } from './vehicle-drawing/use-damage-where.js';

interface Report {
  readonly area: DamageArea;
  readonly place?: DamagePlace | undefined;
  readonly severity: DamageSeverity;
  readonly description: string | null;
}

/** Damage as it was reported: where, how bad, in whose words. */
export function DamageList({ reports, none }: { readonly reports: readonly Report[]; readonly none: string }) {
  const where = useDamageWhere();
  if (reports.length === 0) return <p>{none}</p>;
  return (
    <ul className="grid gap-3">
      {reports.map(({ area, place, severity, description }, nth) => (
        <li key={nth} className="wrap-anywhere">
          <p className="flex flex-wrap items-center gap-2">
            <DamageSeverityTag severity={severity} />
            <strong>{where({ area, place })}</strong>
          </p>
          <p>
            <bdi>{description}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );
}

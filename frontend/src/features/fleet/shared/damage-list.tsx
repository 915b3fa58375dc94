import type { DamageArea, DamageSeverity } from '@rigbook/contracts/booking/shift/damage.words';
import { useText } from '../../../lib/i18n/use-text.js';
import { DamageSeverityTag } from './damage-severity-tag.js';

interface Report {
  readonly area: DamageArea;
  readonly severity: DamageSeverity;
  readonly description: string | null;
}

/** Damage as it was reported: where, how bad, in whose words. */
export function DamageList({ reports, none }: { readonly reports: readonly Report[]; readonly none: string }) {
  const text = useText();
  if (reports.length === 0) return <p>{none}</p>;
  return (
    <ul className="grid gap-3">
      {reports.map(({ area, severity, description }, nth) => (
        <li key={nth} className="wrap-anywhere">
          <p className="flex flex-wrap items-center gap-2">
            <DamageSeverityTag severity={severity} />
            <strong>{text(`damageArea.${area}`)}</strong>
          </p>
          <p>
            <bdi>{description}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );
}

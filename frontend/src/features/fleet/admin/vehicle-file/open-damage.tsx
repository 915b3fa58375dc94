import { useInfiniteQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf, useAllPages } from '../../../../lib/queries/paged-query.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { DamageSeverityTag } from '../../shared/damage-severity-tag.js';
import { useDamageWhere } from '../../shared/vehicle-drawing/use-damage-where.js';
import { lazySection } from '../../../../ui/lazy/lazy-screen.js';
import { damageQuery } from '../api/damage.js';

const BracketOfDamage = lazySection(
  async () => (await import('../../damage-bracket/bracket-of-damage.js')).BracketOfDamage,
  ['damage-bracket'],
  <Skeleton active title={false} paragraph={{ rows: 1 }} />,
);

/** Each report that is not resolved yet, newest first. */
export function OpenDamage({ vehicleId }: { readonly vehicleId: string }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const where = useDamageWhere();
  const list = useInfiniteQuery(damageQuery({ vehicleId }));
  useAllPages(list);
  const open = itemsOf(list.data);
  if (list.error) return <ErrorScreen error={list.error} retry={() => void list.refetch()} />;
  if (open === undefined) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (open.length === 0) return <p className="text-soft">{text('maintenance.noDamage')}</p>;
  return (
    <ul className="grid gap-3" aria-label={text('vehicleFile.damage')}>
      {open.map(({ id, area, place, severity, description, reportedAt, reportedBy, seenBy }) => (
        <li key={id} className="break-inside-avoid">
          <p className="flex flex-wrap items-center gap-y-1 gap-x-2">
            <strong>{where({ area, place })}</strong>
            <DamageSeverityTag severity={severity} />
          </p>
          <p className="wrap-anywhere whitespace-pre-line">
            <bdi>{description}</bdi>
          </p>
          <p className="text-soft">
            {text('damage.reported', { time: times.instantInSentence(reportedAt), person: person(reportedBy) })}
          </p>
          {seenBy && <p className="text-soft">{text('damage.seenBy', { person: person(seenBy) })}</p>}
          <BracketOfDamage damageId={id} />
        </li>
      ))}
    </ul>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { lazyExtra } from '../../../../ui/lazy/lazy-extra.js';
import { usePlanInWords } from '../../shared/service/use-plan-in-words.js';
import { servicesQuery } from '../api/service-plans.js';

const ServicePapers = lazyExtra(async () => (await import('./service-papers.js')).ServicePapers);

/** What was done of the vehicle's plans, the latest first, with its cost. */
export function ServicesDone({ vehicleId }: { readonly vehicleId: string }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const { formatNumber } = useIntl();
  const { nameOf } = usePlanInWords();
  const services = useQuery(servicesQuery(vehicleId));
  const amount = (cents: number) => formatNumber(cents / 100, { minimumFractionDigits: 2 });
  return (
    <section className="grid gap-2" aria-label={text('service.list')}>
      <h3>{text('service.list')}</h3>
      <Loaded query={services} label={text('service.listLoading')}>
        {(done) =>
          done.length === 0 ? (
            <p className="text-soft">{text('service.listNone')}</p>
          ) : (
            <ul className="grid gap-2" aria-label={text('service.list')}>
              {done.map(({ id, kind, name, doneOn, mileageKm, costCents, validUntil, recordedBy, papers }) => (
                <li key={id} className="break-inside-avoid tabular-nums">
                  <strong>
                    <bdi>{nameOf({ kind, name })}</bdi>
                  </strong>
                  {': '}
                  {[
                    times.fullDay(doneOn),
                    mileageKm !== null && text('service.atKm', { km: mileageKm }),
                    costCents !== null && text('service.costing', { amount: amount(costCents) }),
                    validUntil !== null && text('service.until', { day: times.fullDay(validUntil) }),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                  <br />
                  <span className="text-soft">{text('service.recordedBy', { person: person(recordedBy) })}</span>
                  <ServicePapers
                    {...{ vehicleId, papers }}
                    serviceId={id}
                    named={`${nameOf({ kind, name })}, ${times.fullDay(doneOn)}`}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

import { canBeTakenByColleagues } from '@rigbook/contracts/substitutes/risk.rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../../config/paths.js';
import { address, oneOf, uuid } from '../../../../lib/address.js';
import type { BookingAtRisk } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { PageTitle } from '../../../../ui/content/page-title.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { bookingsAtRiskQuery, needsAnotherPerson, type Wanted, type Way } from '../api/at-risk.js';
import { AtRiskCard } from './at-risk-card.js';
import { SaveDialog } from './save-dialog.js';

const which = address({ vehicle: uuid, user: uuid, all: oneOf(['true']) });

/** Every booking that cannot take place as it stands, with the other vehicles, or colleagues, that it can be offered: one by one, or all at once. */
export function BookingsAtRisk() {
  const text = useText();
  const [parameters] = useSearchParams();
  const { vehicle, user, all } = which.parse(parameters);
  const isAll = all !== undefined && (vehicle ?? user) !== undefined;
  const query = useQuery(
    bookingsAtRiskQuery({
      ...(vehicle !== undefined && { vehicleId: vehicle }),
      ...(user !== undefined && { responderId: user }),
      ...(isAll && { all: true }),
    }),
  );
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [saving, setSaving] = useState<readonly Wanted[]>();
  const isOfPerson = isAll && user !== undefined;
  const chosenFor = ({ booking, proposedVehicleId, standIns }: BookingAtRisk): string | null => {
    const own = chosen.get(booking.id);
    return standIns.some(({ id }) => id === own) ? (own ?? null) : proposedVehicleId;
  };
  const wayFor = (atRisk: BookingAtRisk): Way => {
    if (needsAnotherPerson(atRisk, isOfPerson)) return canBeTakenByColleagues(atRisk.causes) ? 'colleagues' : 'cancel';
    const vehicleId = chosenFor(atRisk);
    return vehicleId === null ? 'cancel' : { vehicleId };
  };

  return (
    <>
      <PageTitle title={text('atRisk.title')}>
        {(vehicle ?? user) !== undefined && (
          <Link to={paths.bookingsAtRisk()} className="inline-flex items-center min-h-(--target)">
            {text('atRisk.showAll')}
          </Link>
        )}
      </PageTitle>
      <p className="mb-4 max-w-[72ch] text-soft">{text(isAll ? 'atRisk.hintAll' : 'atRisk.hint')}</p>
      <Loaded query={query} label={text('atRisk.loading')} lines={6}>
        {(bookings) => {
          const open = bookings.filter((one) => !isBeingSaved(one));
          return bookings.length === 0 ? (
            <Empty icon="check">{text(isAll ? 'atRisk.noneAhead' : 'atRisk.none')}</Empty>
          ) : (
            <div className="grid grid-cols-1 gap-4">
              {open.length > 1 && (
                <div>
                  <Button
                    look="primary"
                    onClick={() => setSaving(open.map((atRisk) => ({ atRisk, way: wayFor(atRisk) })))}
                  >
                    {text('atRisk.saveAll')}
                  </Button>
                </div>
              )}
              <ul className="grid gap-3" aria-label={text('atRisk.bookings')}>
                {bookings.map((atRisk) => (
                  <li key={atRisk.booking.id}>
                    <AtRiskCard
                      atRisk={atRisk}
                      isOfPerson={isOfPerson}
                      chosen={chosenFor(atRisk)}
                      onChoose={(id) => setChosen(new Map(chosen).set(atRisk.booking.id, id))}
                      onSave={(way) => setSaving([{ atRisk, way }])}
                    />
                  </li>
                ))}
              </ul>
            </div>
          );
        }}
      </Loaded>
      {saving && <SaveDialog wanted={saving} onClose={() => setSaving(undefined)} />}
    </>
  );
}

/** Planned, or offered to its responder or to colleagues, who have not answered yet. */
const isBeingSaved = ({ latest, isOfferedToColleagues }: BookingAtRisk): boolean =>
  isOfferedToColleagues || latest?.status === 'planned' || latest?.status === 'offered';

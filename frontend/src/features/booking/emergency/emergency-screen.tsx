import { EMERGENCY_REVIEW_HOURS } from '@rigbook/contracts/booking/emergency/emergency.rules';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { paths } from '../../../config/paths.js';
import type { Booking, CurrentUser } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { wholeName } from '../../../lib/i18n/whole-name.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Notice } from '../../../ui/content/notice.js';
import { PageTitle } from '../../../ui/content/page-title.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { DocumentSkeleton } from '../../../ui/feedback/skeleton.js';
import { LinkButton } from '../../../ui/link-button.js';
import { ContactsPanel } from '../../settings/shared/contacts.js';
import form from '../handover/form.module.css';
import { ShiftUnderWay } from '../handover/shift-news.js';
import { View } from '../handover/view.js';
import { EmergencyForm } from './emergency-form.js';
import { type FreeVehicle, useFreeVehicles } from './free-vehicles.js';

interface Props {
  readonly user: CurrentUser;
  /** the whole agreement, which stands in its own feature */
  readonly agreement: ReactNode;
}

/** A free vehicle, now: what it is for, the checks, and the signature on one page. */
export function EmergencyScreen({ user, agreement }: Props) {
  const text = useText();
  const [taken, setTaken] = useState<Booking>();
  return (
    <div className={form.screen}>
      <PageTitle title={text('emergencyTake.title')} />
      {taken !== undefined ? (
        <Taken booking={taken} />
      ) : user.mayTakeInEmergency ? (
        <>
          <Notice hue="red" icon="alert" title={text('emergencyTake.only')}>
            <p>{text('emergencyTake.consequence', { hours: EMERGENCY_REVIEW_HOURS })}</p>
          </Notice>
          <FreeNow user={user} agreement={agreement} onTaken={setTaken} />
        </>
      ) : (
        <NotAllowed />
      )}
    </div>
  );
}

function Taken({ booking }: { readonly booking: Booking }) {
  const text = useText();
  const times = useTimes();
  const until = times.instantInSentence(booking.endTime);
  return (
    <View>
      <Notice
        hue="green"
        icon="check"
        title={text('emergencyTake.done', { vehicle: wholeName(booking.vehicle.name), until })}
        live
      >
        <p>{text('emergencyTake.doneDetail')}</p>
      </Notice>
      <ShiftUnderWay booking={booking} />
    </View>
  );
}

function FreeNow(props: Props & { readonly onTaken: (booking: Booking) => void }) {
  const text = useText();
  const now = useNow();
  const { free, isForAdmins, error, retry } = useFreeVehicles(now, props.user.isAdmin);
  // what was filled in stays, also when the vehicle is taken meanwhile
  const [first, setFirst] = useState<FreeVehicle>();
  if (first === undefined && free?.[0] !== undefined) setFirst(free[0]);
  if (first !== undefined) return <EmergencyForm {...props} free={free ?? []} first={first} now={now} />;
  if (free === undefined)
    return error ? (
      <>
        <ErrorScreen error={error} retry={retry} />
        <ContactsPanel />
      </>
    ) : (
      <DocumentSkeleton label={text('emergencyTake.loading')} />
    );
  return (
    <>
      <Notice hue="orange" icon="car" title={text(isForAdmins ? 'book.adminOnly' : 'emergencyTake.noneFree')}>
        <p>{text('emergencyTake.callDispatch')}</p>
      </Notice>
      <ContactsPanel />
    </>
  );
}

function NotAllowed() {
  const text = useText();
  return (
    <>
      <Empty icon="lock">
        <p className="font-bold text-(--ink)">{text('emergencyTake.notAllowed')}</p>
        <p>{text('emergencyTake.notAllowedHint')}</p>
        <LinkButton to={paths.home}>{text('shift.backHome')}</LinkButton>
      </Empty>
      <ContactsPanel />
    </>
  );
}

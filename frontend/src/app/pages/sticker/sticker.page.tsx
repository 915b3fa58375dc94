import { readStickerCode } from '@rigbook/contracts/fleet/sticker-code';
import { nextFree } from '@rigbook/contracts/booking/requesting/lane.rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { paths } from '../../../config/paths.js';
import { useSession } from '../../../features/auth/use-session.js';
import { useLanes } from '../../../features/booking/api/use-lanes.js';
import { useMyBookings } from '../../../features/booking/api/my-bookings.js';
import { LanesPanel } from '../../../features/booking/lanes/lanes-panel.js';
import { PhotosToCome } from '../../../features/booking/shared/lazy-photos.js';
import { NextStepPanel } from '../../../features/booking/next-step/next-step-panel.js';
import { fleetQuery } from '../../../features/fleet/api/get-fleet.js';
import { VehicleName } from '../../../features/fleet/shared/vehicle-name.js';
import { FoundVehicle } from '../../../features/fleet/stickers/found-vehicle.js';
import { stickerQuery } from '../../../features/fleet/stickers/scanned-sticker.js';
import { VehicleCard } from '../../../features/fleet/vehicle-card/vehicle-card.js';
import type { CurrentUser, Vehicle } from '../../../lib/http/answers.js';
import { ApiError } from '../../../lib/http/problem.js';
import { useRichText, useText } from '../../../lib/i18n/use-text.js';
import { PageTitle } from '../../../ui/content/page-title.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { DocumentSkeleton } from '../../../ui/feedback/skeleton.js';
import { lazyExtra } from '../../../ui/lazy/lazy-extra.js';
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.js';
import { lazyScreen } from '../../../ui/lazy/lazy-screen.js';
import { LinkButton } from '../../../ui/link-button.js';
import styles from '../message.module.css';

const ReportSeen = lazyExtra(
  async () => (await import('../../../features/fleet/stickers/report-seen.js')).ReportSeen,
  ['damage-photos'],
);
const SignIn = lazyDialog(async () => (await import('../../../features/auth/sign-in/sign-in.js')).SignIn);

/** What the code on a vehicle opens: the vehicle for people who are signed in, its owner for others. */
export const StickerPage = lazyScreen(async () => Scanned, ['sticker']);

function Scanned() {
  const text = useText();
  const { code: typed = '' } = useParams();
  const session = useSession();
  const [signingIn, setSigningIn] = useState(false);
  const isSignedIn = Boolean(session);
  const code = readStickerCode(typed) ?? '';
  const sticker = useQuery({ ...stickerQuery(code, isSignedIn), enabled: session !== undefined && code !== '' });
  const fleet = useQuery({ ...fleetQuery, enabled: isSignedIn });
  if (code === '' || (sticker.error instanceof ApiError && sticker.error.code === 'STICKER_NOT_FOUND'))
    return <Unknown />;
  const failed = sticker.error ?? fleet.error;
  if (failed)
    return <ErrorScreen error={failed} retry={() => void Promise.all([sticker.refetch(), fleet.refetch()])} />;
  if (session === undefined || sticker.data === undefined) return <DocumentSkeleton label={text('sticker.loading')} />;
  if (session === null)
    return (
      <>
        <FoundVehicle sticker={sticker.data} onSignIn={() => setSigningIn(true)} />
        {signingIn && <SignIn onSignedIn={() => setSigningIn(false)} onClose={() => setSigningIn(false)} />}
      </>
    );
  if (fleet.data === undefined) return <DocumentSkeleton label={text('sticker.loading')} />;
  const vehicle = fleet.data.find(({ id }) => id === sticker.data.vehicleId);
  return vehicle ? <VehicleAtHand vehicle={vehicle} user={session} /> : <Unknown />;
}

function Unknown() {
  const text = useText();
  return (
    <div className={styles.message}>
      <PageTitle title={text('sticker.unknown')} />
      <p>{text('sticker.unknownHint')}</p>
      <LinkButton to={paths.home}>{text('sticker.toHome')}</LinkButton>
    </div>
  );
}

interface AtHand {
  readonly vehicle: Vehicle;
  readonly user: CurrentUser;
}

/** The next step of who has it booked; for others, when it is free. */
function VehicleAtHand({ vehicle, user }: AtHand) {
  const rich = useRichText();
  const navigate = useNavigate();
  const mayBook = !user.isAuditor || user.isAdmin;
  const { lanes, error, reload } = useLanes(user.isAdmin, mayBook);
  // who has it reports with the shift, to whose record it belongs
  const { bookings } = useMyBookings();
  const hasIt = bookings?.some((one) => one.vehicle.id === vehicle.id && one.status === 'active') ?? true;
  const its = lanes?.filter((lane) => lane.vehicle.id === vehicle.id);
  const [lane] = its ?? [];
  const named = { vehicle: <VehicleName key="vehicle" vehicle={vehicle} /> };
  const book = (vehicleId: string) => void navigate(paths.book(vehicleId));
  return (
    <div className="grid gap-4">
      <PageTitle title={vehicle.name} shown={named.vehicle} />
      <NextStepPanel vehicleId={vehicle.id} otherwise={<p>{rich('sticker.notYours', named)}</p>} />
      <PhotosToCome />
      {!hasIt && <ReportSeen vehicle={vehicle} />}
      {mayBook && (
        <LanesPanel
          lanes={its}
          error={error}
          onReload={reload}
          onBook={(vehicleId, start, hours) => void navigate(paths.bookAt(vehicleId, start, hours))}
        />
      )}
      <VehicleCard
        vehicle={vehicle}
        department={user.department}
        free={lane && nextFree(lane.parts)}
        onBook={mayBook ? book : undefined}
      />
    </div>
  );
}

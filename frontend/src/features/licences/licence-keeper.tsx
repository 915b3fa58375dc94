import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CurrentUser } from '../../lib/http/answers.js';
import { lazyDialog } from '../../ui/lazy/lazy-dialog.js';

const VerifyLicenceDialog = lazyDialog(
  async () => (await import('./verify-licence/verify-licence-dialog.js')).VerifyLicenceDialog,
);

const parameter = 'licence';

interface Props {
  readonly user: CurrentUser;
  readonly onLogout: () => void;
}

/**
 * Asks for the license: of newcomers after they complete their profile, and of anyone whom the address leads here.
 * Auditors and administrators who do not drive are not asked.
 */
export function LicenceKeeper({ user, onLogout }: Props) {
  const [search, setSearch] = useSearchParams();
  const [putOff, setPutOff] = useState(false);
  const firstTime = user.isFirstTime && !user.isAdmin && !user.isAuditor && !putOff;
  const asked = search.has(parameter);
  if (!user.profileComplete || !(firstTime || asked)) return null;

  const close = () => {
    setPutOff(true);
    if (asked) setSearch({}, { preventScrollReset: true, replace: true });
  };
  return <VerifyLicenceDialog firstTime={firstTime && !asked} onClose={close} onLogout={onLogout} />;
}

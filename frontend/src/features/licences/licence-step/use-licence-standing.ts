import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '../../../lib/http/answers.js';
import { ownLicenceQuery } from '../api/get-own-licence.js';

const standings = {
  approved: 'licence-approved',
  pending: 'licence-submitted',
  rejected: 'licence-rejected',
  none: undefined,
} as const;

/** Where this person's license stands; undefined if none was handed in, and for administrators, who need none. */
export function useLicenceStanding({ licenseVerified, isAdmin }: CurrentUser) {
  const { data } = useQuery({ ...ownLicenceQuery, enabled: !licenseVerified && !isAdmin });
  return standings[licenseVerified ? 'approved' : (data?.status ?? 'none')];
}

import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '../../../lib/http/answers.js';
import { ownLicenceQuery } from '../api/get-own-licence.js';

/** True while this person cannot book because the license is not verified; administrators need none. */
export function useAwaitsLicence(user: CurrentUser): boolean {
  const applies = !user.licenseVerified && !user.isAdmin;
  const licence = useQuery({ ...ownLicenceQuery, enabled: applies }).data;
  return applies && licence?.status !== 'approved';
}

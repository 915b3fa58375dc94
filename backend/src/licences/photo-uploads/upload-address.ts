import { isUuid, type PhotoUploadId } from '@rigbook/contracts/kernel';

const FOLDER = '/api/objects/uploads/';
const NOWHERE = 'http://nowhere.invalid';

export const uploadPath = (uploadId: PhotoUploadId): string => `${FOLDER}${uploadId}`;

/** The upload that an address names, relative or absolute; undefined for any other address. */
export function uploadAt(address: string, ownHosts: readonly string[]): PhotoUploadId | undefined {
  if (!URL.canParse(address, NOWHERE)) return undefined;
  const { host, origin, pathname } = new URL(address, NOWHERE);
  const isOurs = address.startsWith('/') ? origin === NOWHERE : ownHosts.includes(host);
  const id = pathname.slice(FOLDER.length);
  return isOurs && pathname.startsWith(FOLDER) && isUuid(id) ? (id.toLowerCase() as PhotoUploadId) : undefined;
}

/** The hosts under which this server is asked: as the request names it, and as it is known in public. */
export const ownHosts = (host: string, publicUrl: string | undefined): readonly string[] => [
  host,
  ...(publicUrl ? [new URL(publicUrl).host] : []),
];

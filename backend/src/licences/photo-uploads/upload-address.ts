import { isUuid, type PhotoUploadId } from '@rigbook/contracts/kernel/ids';

const FOLDER = '/api/objects/uploads/';

export const uploadPath = (uploadId: PhotoUploadId): string => `${FOLDER}${uploadId}`;

/** The upload that an address names, as it was given out or as a browser completes it; undefined for any other address. */
export function uploadAt(address: string, ownOrigins: readonly string[]): PhotoUploadId | undefined {
  const [nowhere, isRelative] = ['http://nowhere.invalid', address.startsWith('/')];
  if (!URL.canParse(address, nowhere)) return undefined;
  const { origin, pathname } = new URL(address, nowhere);
  const isOurs = isRelative ? origin === nowhere : ownOrigins.includes(origin);
  const id = pathname.slice(FOLDER.length);
  return isOurs && pathname.startsWith(FOLDER) && isUuid(id) ? (id.toLowerCase() as PhotoUploadId) : undefined;
}

import { isReportHandedIn } from '../device/owned-storage.js';
import { deviceStorage } from '../storage/device-storage.js';

interface WithPhotos {
  readonly photoIds?: readonly string[];
}

/** Photos of the draft of a report of either kind. */
export const photosOfDraft = ({
  photoIds = [],
  begun,
}: WithPhotos & { readonly begun?: WithPhotos }): readonly string[] => [...photoIds, ...(begun?.photoIds ?? [])];

/** Photos of a person's reports that were handed in and wait, or came back: they stay as long as their report. */
export const photosOfReports = (owner: string): ReadonlySet<string> =>
  new Set(
    deviceStorage
      .keys(`of.${owner}.`)
      .filter(isReportHandedIn)
      .flatMap((key) => {
        const { draft = {}, body = {} } = deviceStorage.read<{ draft?: object; body?: WithPhotos }>(key) ?? {};
        return [...photosOfDraft(draft), ...photosOfDraft(body)];
      }),
  );

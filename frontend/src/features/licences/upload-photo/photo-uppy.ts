import { PHOTO_MAX_BYTES, photoMediaTypes } from '@rigbook/contracts/licences/photo.limits';
import Uppy, { type Body, type UppyFile } from '@uppy/core';
import { mayPass, sendPhoto } from './send-photo.js';

export interface PhotoMeta {
  [key: string]: unknown;
  /** 0 for the first attempt. */
  attempt?: number;
  /** The failure may be temporary. */
  mayPass?: boolean;
}

export type PhotoFile = UppyFile<PhotoMeta, Body>;
export type PhotoUppy = Uppy<PhotoMeta, Body>;

/** Uppy's notices, in its format with %{placeholders}. */
export type PhotoNotices = Record<
  | 'exceedsSize'
  | 'youCanOnlyUploadFileTypes'
  | 'youCanOnlyUploadX'
  | 'noDuplicates'
  | 'failedToUpload'
  | 'noInternetConnection'
  | 'connectedToInternet',
  string
>;

interface Options {
  readonly notices: PhotoNotices;
  /** The sentence for a failure. */
  readonly sentenceOf: (error: unknown) => string;
}

/**
 * An uploader for one photo, which it sends as soon as it is chosen. Restrictions and notices come from Uppy; notices
 * last five seconds.
 */
export function createPhotoUppy({ notices, sentenceOf }: Options): PhotoUppy {
  const uppy: PhotoUppy = new Uppy<PhotoMeta, Body>({
    autoProceed: true,
    infoTimeout: 5000,
    locale: { strings: notices, pluralize: (count) => (count === 1 ? 0 : 1) },
    logger: silent,
    restrictions: {
      maxNumberOfFiles: 1,
      maxFileSize: PHOTO_MAX_BYTES,
      allowedFileTypes: [...photoMediaTypes],
    },
  });
  uppy.addUploader(async (fileIds) => {
    await Promise.all(uppy.getFilesByIds(fileIds).map((file) => upload(uppy, file, sentenceOf)));
  });
  uppy.on('file-added', ({ id, data }) => uppy.setFileState(id, { preview: URL.createObjectURL(data as Blob) }));
  uppy.on('file-removed', ({ preview }) => preview !== undefined && URL.revokeObjectURL(preview));
  return uppy;
}

/** Sends again what failed for a temporary reason. */
export function retryWhatMayPass(uppy: PhotoUppy): void {
  for (const { id, error, meta } of uppy.getFiles()) if (error && meta.mayPass) void uppy.retryUpload(id);
}

const silent = { debug: () => undefined, warn: () => undefined, error: () => undefined };

async function upload(uppy: PhotoUppy, file: PhotoFile, sentenceOf: Options['sentenceOf']): Promise<void> {
  const removal = new AbortController();
  const removed = ({ id }: PhotoFile) => id === file.id && removal.abort();
  uppy.on('file-removed', removed);
  const photo = file.data as Blob;
  try {
    const uploadURL = await sendPhoto(photo, {
      signal: removal.signal,
      onAttempt: (attempt) => {
        uppy.setFileMeta(file.id, { attempt, mayPass: false });
        uppy.emit('upload-start', [file]);
      },
      onProgress: (bytesUploaded) =>
        uppy.emit('upload-progress', uppy.getFile(file.id), {
          uploadStarted: 0,
          bytesUploaded,
          bytesTotal: photo.size,
        }),
    });
    uppy.emit('upload-success', uppy.getFile(file.id), { status: 204, uploadURL });
  } catch (error) {
    if (removal.signal.aborted) return;
    uppy.setFileMeta(file.id, { mayPass: mayPass(error) });
    uppy.emit('upload-error', uppy.getFile(file.id), new Error(sentenceOf(error)));
  } finally {
    uppy.off('file-removed', removed);
  }
}

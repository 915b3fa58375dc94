import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { connection } from '../../../lib/connection/connection.js';
import { useErrorText } from '../../../lib/http/error-text.js';
import { useText, type Text } from '../../../lib/i18n/use-text.js';
import { createPhotoUppy, retryWhatMayPass, type PhotoFile, type PhotoNotices, type PhotoUppy } from './photo-uppy.js';

interface Chosen {
  readonly name: string;
  readonly data: Blob;
  /** An object URL to show it. */
  readonly preview: string;
}

/** The state of one side's photo. */
export type PhotoState =
  | { readonly stage: 'empty' }
  | (Chosen & { readonly stage: 'sending'; readonly percent: number; readonly again: boolean })
  | (Chosen & { readonly stage: 'failed'; readonly reason: string; readonly mayPass: boolean })
  | (Chosen & { readonly stage: 'uploaded'; readonly uploadURL: string });

export interface PhotoUpload {
  readonly photo: PhotoState;
  /** Uppy's current notice. */
  readonly notices: readonly PhotoNotice[];
  /** Sends the photo in place of any other. A photo that is not accepted shows a notice and changes nothing. */
  readonly choose: (files: readonly File[]) => void;
  readonly retry: () => void;
  readonly remove: () => void;
}

export interface PhotoNotice {
  readonly tone: 'error' | 'success' | 'info';
  readonly message: string;
}

/** The uploader of one side. It continues when the server is reachable again, and ends with its component. */
export function usePhotoUpload(onUploaded: () => void): PhotoUpload {
  const text = useText();
  const errorText = useErrorText();
  const [uppy] = useState(() => createPhotoUppy({ notices: noticesIn(text), sentenceOf: errorText }));
  const state = useSyncExternalStore(
    (changed) => uppy.store.subscribe(changed),
    () => uppy.getState(),
  );
  const uploaded = useEffectEvent(onUploaded);

  useEffect(() => {
    const tell = () => uploaded();
    uppy.on('upload-success', tell);
    const unsubscribe = connection.subscribe(() => connection.isReachable() && retryWhatMayPass(uppy));
    return () => {
      unsubscribe();
      uppy.off('upload-success', tell);
      uppy.destroy();
    };
  }, [uppy]);

  const file = Object.values(state.files)[0];
  return {
    photo: photoStateOf(file, state.totalProgress),
    notices: state.info.map(({ type, message }) => ({
      tone: type === 'error' || type === 'success' ? type : 'info',
      message,
    })),
    choose: (files) => choose(uppy, files),
    retry: () => void (file && uppy.retryUpload(file.id)),
    remove: () => uppy.cancelAll(),
  };
}

function photoStateOf(file: PhotoFile | undefined, percent: number): PhotoState {
  if (file === undefined) return { stage: 'empty' };
  const chosen = { name: file.name, data: file.data as Blob, preview: file.preview ?? '' };
  if (file.error) return { ...chosen, stage: 'failed', reason: file.error, mayPass: file.meta.mayPass ?? false };
  return file.progress.uploadComplete && file.uploadURL !== undefined
    ? { ...chosen, stage: 'uploaded', uploadURL: file.uploadURL }
    : { ...chosen, stage: 'sending', percent, again: (file.meta.attempt ?? 0) > 0 };
}

function choose(uppy: PhotoUppy, files: readonly File[]): void {
  const [file] = files;
  const present = uppy.getFiles()[0]?.data;
  if (file === undefined) return;
  const takesItsPlace = files.length === 1 && !isSameFile(file, present) && isAccepted(uppy, file);
  if (takesItsPlace) uppy.cancelAll();
  uppy.addFiles(files.map((data) => ({ name: data.name, type: data.type, data })));
}

const isAccepted = (uppy: PhotoUppy, { name, type, size }: File): boolean =>
  uppy.validateRestrictions({ name, type, size } as PhotoFile, []) === null;

export const isSameFile = (file: File, other: unknown): boolean =>
  other instanceof File &&
  file.name === other.name &&
  file.size === other.size &&
  file.lastModified === other.lastModified;

/** Uppy fills in its values where %{…} is. */
const noticesIn = (text: Text): PhotoNotices => ({
  exceedsSize: text('licence.notice.tooLarge', { file: '%{file}', size: '%{size}' }),
  youCanOnlyUploadFileTypes: text('licence.notice.wrongType'),
  youCanOnlyUploadX: text('licence.notice.oneFile'),
  noDuplicates: text('licence.notice.duplicate', { file: '%{fileName}' }),
  failedToUpload: text('licence.notice.failed', { file: '%{file}' }),
  noInternetConnection: text('licence.notice.offline'),
  connectedToInternet: text('licence.notice.online'),
});

import type { PhotoSide } from '@rigbook/contracts/licences/licence.words';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { licencePhotoQuery } from '../api/licences.js';

interface ShownPhoto {
  /** Undefined while the photo is on its way. */
  readonly src: string | undefined;
  readonly error: unknown;
  readonly reload: () => void;
}

/** Loaded like any other answer, and not by the picture itself, so that a missing admin password is asked for. */
export function useLicencePhoto(licenceId: string, side: PhotoSide): ShownPhoto {
  const { data: src, error, refetch } = useQuery(licencePhotoQuery(licenceId, side));
  useEffect(
    () => () => {
      if (src !== undefined) URL.revokeObjectURL(src);
    },
    [src],
  );
  return { src, error, reload: () => void refetch() };
}

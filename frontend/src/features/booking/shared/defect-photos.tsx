import type { components } from '@rigbook/contracts/api.types';
import { env } from '../../../config/env.js';
import { useText } from '../../../lib/i18n/use-text.js';

interface Props {
  readonly photos: readonly Readonly<components['schemas']['PhotoOfDefect']>[];
  /** the address that has them */
  readonly at: string;
}

/** Photos of a defect or of what was done about it, as far as they have arrived. */
export function DefectPhotos({ photos, at }: Props) {
  const text = useText();
  const here = photos.filter(({ state }) => state === 'here');
  if (here.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {here.map(({ id }, nth) => (
        <li key={id}>
          <a href={`${env.apiOrigin}${at}/${id}`} target="_blank" rel="noreferrer">
            <img
              className="w-20 h-20 object-cover"
              src={`${env.apiOrigin}${at}/${id}`}
              loading="lazy"
              alt={text('defects.photo', { number: nth + 1 })}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

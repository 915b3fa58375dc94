import { type DamagePlace, vehicleSides } from '@rigbook/contracts/booking/shift/damage-places.words';
import { useLanguage } from '../../../../lib/i18n/language.js';
import { drawingOf } from './drawings.js';
import styles from './vehicle-drawing.module.css';

interface Props {
  readonly vehicle: { readonly name: string; readonly type: string };
  readonly chosen: DamagePlace | '';
  /** Known damage, numbered from one; null where it is not on the drawing. */
  readonly marked?: readonly (DamagePlace | null)[];
  /** Left out where the drawing only shows. */
  readonly onChoose?: (place: DamagePlace) => void;
}

/** The vehicle from five sides. Fingers and mice only: who cannot see or tap it finds the same places in a list beside it. */
export function VehicleDrawing({ vehicle, chosen, marked = [], onChoose }: Props) {
  const { language } = useLanguage();
  const drawing = drawingOf(vehicle);
  return (
    <div className={styles.drawing} data-tappable={onChoose !== undefined || undefined} aria-hidden="true">
      {vehicleSides.map(({ id: side, ...words }) => {
        const { width, height, places, lines, isMirrored } = drawing[side];
        return (
          <figure key={side} className={styles.side} data-side={side}>
            <svg viewBox={`0 0 ${width} ${height}`}>
              <g transform={isMirrored ? `translate(${width} 0) scale(-1 1)` : undefined}>
                {places.map(({ place, outline }) => (
                  <path
                    key={place}
                    d={outline}
                    className={styles.place}
                    data-place={place}
                    data-chosen={place === chosen || undefined}
                    onClick={onChoose && (() => onChoose(place))}
                  />
                ))}
                <path d={lines} className={styles.lines} />
              </g>
              {places.map(({ place, middle: [x, y] }) => {
                const numbers = marked.flatMap((each, nth) => (each === place ? [nth + 1] : []));
                if (numbers.length === 0) return null;
                return (
                  <g key={place} className={styles.mark} data-mark={place}>
                    <circle cx={x} cy={y} r={11} />
                    <text x={x} y={y + 4}>
                      {numbers.length === 1 ? numbers[0] : `${numbers[0]}+`}
                    </text>
                  </g>
                );
              })}
            </svg>
            <figcaption className="text-soft text-sm">{words[language]}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}

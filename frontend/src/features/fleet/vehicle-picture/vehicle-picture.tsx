import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { pictureOf, type VehiclePictureName } from './picture-of.js';
import styles from './vehicle-picture.module.css';

const Wheel = ({ x }: { x: number }) => (
  <>
    <circle cx={x} cy="76" r="12" fill="var(--drawing-dark)" />
    <circle cx={x} cy="76" r="5" fill="var(--drawing-body)" />
  </>
);

const HeartBeat = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${x} ${y}h7l3-8 6 16 4-11 2 3h8`}
    fill="none"
    stroke="var(--drawing-body)"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

/** An ambulance: a box behind a cab, all four drawings looking to the right. */
const Box = ({ livery, children }: { livery: string; children: ReactNode }) => (
  <>
    <rect x="72" y="11" width="16" height="7" rx="3" fill="var(--drawing-lamp)" />
    <path d="M12 22a5 5 0 0 1 5-5h91a4 4 0 0 1 4 4v11h17l15 20 6 5a6 6 0 0 1 2 4v15H12Z" fill="var(--drawing-body)" />
    <path d="M12 46h100v17H12Z" fill={livery} />
    <path d="M112 52h33l7 6v5h-40Z" fill={livery} />
    <path d="M117 37h10l11 15h-21Z" fill="var(--drawing-glass)" />
    <rect x="84" y="25" width="20" height="15" rx="2" fill="var(--drawing-glass)" />
    {children}
    <rect x="12" y="72" width="140" height="4" fill="var(--drawing-dark)" />
    <Wheel x={42} />
    <Wheel x={126} />
  </>
);

const AlsAmbulance = () => (
  <Box livery="var(--drawing-als)">
    <HeartBeat x={32} y={54} />
    <path d="M12 65h140v3H12Z" fill="var(--drawing-lamp)" />
  </Box>
);

const BlsAmbulance = () => (
  <Box livery="var(--drawing-bls)">
    <path d="M44 26h7v-7h9v7h7v9h-7v7h-9v-7h-7Z" fill="var(--drawing-bls)" />
  </Box>
);

const ParamedicCar = () => (
  <>
    <rect x="72" y="20" width="18" height="7" rx="3" fill="var(--drawing-lamp)" />
    <path
      d="M12 76V56a6 6 0 0 1 4-6l12-3 16-17a9 9 0 0 1 6-3h50a9 9 0 0 1 6 2l22 19 20 5a6 6 0 0 1 4 6v17Z"
      fill="var(--drawing-body)"
    />
    <path d="M14 53h136l2 9H12Z" fill="var(--drawing-als)" />
    <path d="M38 48 51 34h22v14Z M79 34h20l17 14H79Z" fill="var(--drawing-glass)" />
    <HeartBeat x={62} y={58} />
    <rect x="12" y="72" width="140" height="4" fill="var(--drawing-dark)" />
    <Wheel x={42} />
    <Wheel x={122} />
  </>
);

const FlyCar = () => (
  <>
    <path d="M78 27a8 8 0 0 1 16 0Z" fill="var(--drawing-lamp)" />
    <path
      d="M26 76V53a6 6 0 0 1 2-5l20-18a9 9 0 0 1 6-3h40a9 9 0 0 1 6 2l20 20 20 5a6 6 0 0 1 4 6v16Z"
      fill="var(--drawing-body)"
    />
    <path d="M43 48 57 35h18v13Z M81 35h14l13 13H81Z" fill="var(--drawing-glass)" />
    <path d="M34 53h8l6 9h-8Z M50 53h8l6 9h-8Z M66 53h8l6 9h-8Z M82 53h8l6 9h-8Z" fill="var(--drawing-bls)" />
    <rect x="26" y="72" width="118" height="4" fill="var(--drawing-dark)" />
    <Wheel x={52} />
    <Wheel x={118} />
  </>
);

const drawings: Readonly<Record<VehiclePictureName, () => ReactNode>> = {
  'als-ambulance': AlsAmbulance,
  'bls-ambulance': BlsAmbulance,
  'paramedic-car': ParamedicCar,
  'fly-car': FlyCar,
};

/** Our own drawing of the kind of vehicle it is. */
export function VehiclePicture({ vehicle }: { vehicle: { name: string; type: string } }) {
  const text = useText();
  const name = pictureOf(vehicle);
  const Drawing = drawings[name];
  return (
    <svg viewBox="0 0 164 96" className={styles.picture} role="img" aria-label={text(`picture.${name}`)}>
      <path d="M4 88h156" stroke="var(--hairline)" strokeWidth="2" strokeLinecap="round" />
      <Drawing />
    </svg>
  );
}

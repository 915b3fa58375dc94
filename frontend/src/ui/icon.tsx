import styles from './icon.module.css';

/** Strokes on a grid of 24; one family, drawn for Rigbook. */
const strokes = {
  alert: 'M12 4 21 20H3Z M12 10v4 M12 17v.01',
  ban: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z M6 6l12 12',
  calendar: 'M4 6h16v14H4Z M4 10h16 M8 3v4 M16 3v4',
  camera: 'M3 8h4l2-3h6l2 3h4v12H3Z M12 10.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z',
  car: 'M3 16v-4l3-1 2-5h8l2 5 3 1v4Z M7 16v2 M17 16v2 M6 11h12',
  chat: 'M4 5h16v11H10l-5 4v-4H4Z M8 9h8 M8 12h5',
  check: 'M4 12.5 10 18 20 7',
  clipboard: 'M7 5H5v16h14V5h-2 M9 3h6v4H9Z M8.5 14l2.5 2.5 4.5-5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z M12 7v5l3.5 2',
  close: 'M6 6l12 12 M18 6 6 18',
  down: 'M5 9l7 7 7-7',
  download: 'M12 4v12 M7 11l5 5 5-5 M4 18v2h16v-2',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Z M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  flag: 'M5 21V4h12l-2 4 2 4H5',
  fuel: 'M4 21V4h9v17Z M3 21h11 M4 10h9 M13 9h3v8a2 2 0 0 0 4 0V9l-3-3',
  gauge: 'M4 18a9 9 0 1 1 16 0 M12 14l4-5 M12 15.5v.01',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z M3 12h18 M12 3c5 5 5 13 0 18 M12 3c-5 5-5 13 0 18',
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4Z',
  image: 'M3 5h18v14H3Z M3 17l6-6 5 5 3-3 4 4 M15.5 9v.01',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z M12 11v5 M12 8v.01',
  list: 'M8 6h12 M8 12h12 M8 18h12 M4 6v.01 M4 12v.01 M4 18v.01',
  lock: 'M6 11h12v9H6Z M8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  logout: 'M14 4h5v16h-5 M15 12H4 M8 8l-4 4 4 4',
  mail: 'M3 6h18v12H3Z M3 7l9 6 9-6',
  menu: 'M4 7h16 M4 12h16 M4 17h16',
  minus: 'M5 12h14',
  moon: 'M19 14.5A8 8 0 0 1 9.5 5 8 8 0 1 0 19 14.5Z',
  more: 'M5 12v.01 M12 12v.01 M19 12v.01',
  next: 'M9 5l7 7-7 7',
  pen: 'M4 20l1-5L16 4l4 4L9 19Z M13 7l4 4',
  phone: 'M6 3h3l2 5-2 2a11 11 0 0 0 5 5l2-2 5 2v3a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2Z',
  plus: 'M12 5v14 M5 12h14',
  previous: 'M15 5l-7 7 7 7',
  question: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7 M12 16.5v.01',
  refresh: 'M20 12a8 8 0 1 1-2.5-5.8 M20 3v4.5h-4.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z M15.5 15.5 20 20',
  shield: 'M12 3l8 3v5c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10V6Z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z M12 2v2 M12 20v2 M2 12h2 M20 12h2 M5 5l1.4 1.4 M17.6 17.6 19 19 M5 19l1.4-1.4 M17.6 6.4 19 5',
  trash: 'M5 7h14 M9 7V4h6v3 M7 7l1 13h8l1-13 M10 11v5 M14 11v5',
  upload: 'M12 16V4 M7 9l5-5 5 5 M4 16v4h16v-4',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z M4 21c0-4 3.5-6 8-6s8 2 8 6',
  wrench:
    'M14 6a4.5 4.5 0 0 1 6-1l-3 3 1 2 2 1 1.5-3a4.5 4.5 0 0 1-6.5 5.5L8 20.5a2 2 0 0 1-3-3L12 11a4.5 4.5 0 0 1 2-5Z',
} as const;

export type IconName = keyof typeof strokes;

const pointingAlong: readonly IconName[] = ['next', 'previous', 'logout'];

/** An icon next to a word, never in place of one: screen readers skip it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={pointingAlong.includes(name) ? styles.mirrored : styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      <path d={strokes[name]} />
    </svg>
  );
}

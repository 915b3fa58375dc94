import styles from './logo.module.css';

/** A wheel that is also a check mark. The outer ring turns once, in three seconds by default, if motion is allowed. */
export function Logo({
  size = 32,
  turning = false,
  seconds = 3,
}: {
  size?: number;
  turning?: boolean;
  seconds?: number;
}) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" fill="none" className="flex-none" aria-hidden focusable="false">
      <g
        className={turning ? styles.turning : undefined}
        style={turning ? { animationDuration: `${seconds}s` } : undefined}
      >
        <path d="M24 3a21 21 0 1 1-14.85 6.15" stroke="var(--accent)" strokeWidth="6" strokeLinecap="round" />
        <circle cx="24" cy="24" r="21" stroke="var(--accent-ink)" strokeWidth="1.5" strokeDasharray="2 6.25" />
      </g>
      <path
        d="M14.5 24.5 21.5 31.5 34 17"
        stroke="var(--accent-ink)"
        strokeWidth="5.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

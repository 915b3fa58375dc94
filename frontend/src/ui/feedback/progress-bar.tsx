import styles from './progress-bar.module.css';

interface Props {
  readonly percent: number;
  /** The same in words. */
  readonly label: string;
  readonly thin?: boolean;
}

/** Progress from 0 to 100. */
export function ProgressBar({ percent, label, thin = false }: Props) {
  return (
    <div
      className={styles.track}
      data-thin={thin || undefined}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}

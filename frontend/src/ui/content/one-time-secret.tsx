import { Copyable } from './copyable.js';
import { Notice } from './notice.js';
import styles from './one-time-secret.module.css';

interface Props {
  /** The label for screen readers. */
  readonly name: string;
  readonly value: string;
  /** Says that it is not shown again, and what to do with it. */
  readonly warning: string;
}

/** A secret that cannot be looked up later, to be copied now. */
export function OneTimeSecret({ name, value, warning }: Props) {
  return (
    <div className="grid grid-cols-1 gap-3 justify-self-stretch">
      <div className={styles.value}>
        <Copyable name={name} value={value} />
      </div>
      <Notice hue="orange" icon="alert">
        {warning}
      </Notice>
    </div>
  );
}

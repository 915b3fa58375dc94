import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

/** A gray block of the size of what is loading. */
export function Bone({ height, width = '100%' }: { height: number | string; width?: string | number }) {
  return <span className={styles.bone} style={{ blockSize: height, inlineSize: width }} aria-hidden />;
}

/** The shape of what is loading, with a sentence that says so. */
export function Skeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-4" role="status">
      <p className="text-soft">{label}</p>
      {children}
    </div>
  );
}

/** A form or document that is loading: a title, a few lines, some fields. */
export function DocumentSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <Bone height={28} width="60%" />
      <Bone height={96} />
      <Bone height={48} />
      <Bone height={48} />
      <Bone height={160} />
    </Skeleton>
  );
}

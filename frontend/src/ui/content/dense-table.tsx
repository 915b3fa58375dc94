import type { ComponentProps } from 'react';
import styles from './dense-table.module.css';

/** For a desk: as many rows as fit, under a head that stays in sight. */
export const DenseTable = ({ className, ...table }: ComponentProps<'table'>) => (
  <table {...table} className={[styles.table, className].filter(Boolean).join(' ')} />
);

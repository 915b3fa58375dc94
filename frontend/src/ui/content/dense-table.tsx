import type { ComponentProps } from 'react';
import styles from './dense-table.module.css';

/** For a desktop: as many rows as fit, below a head that stays visible. */
export const DenseTable = ({ className, ...table }: ComponentProps<'table'>) => (
  <table {...table} className={[styles.table, className].filter(Boolean).join(' ')} />
);

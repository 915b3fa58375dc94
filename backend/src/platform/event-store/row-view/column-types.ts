import type { Instant } from '@rigbook/contracts/kernel';
import { Column } from './column.js';

export const uuid = <Id extends string>(): Column<Id> => new Column('uuid');
export const text: Column<string> = new Column('text');
/** One of some texts. */
export const word = <Word extends string>(): Column<Word> => new Column('text');
export const words = <Word extends string>(): Column<readonly Word[]> => new Column('text[]');
export const instant: Column<Instant> = new Column('timestamptz');
export const integer: Column<number> = new Column('integer');
export const smallint: Column<number> = new Column('smallint');
export const boolean: Column<boolean> = new Column('boolean');

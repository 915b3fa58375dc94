import { Descriptions } from 'antd';
import type { ReactNode } from 'react';

type Detail = readonly [name: string, value: ReactNode];

/** Names and values of a record, one pair per line; those that do not apply are left out. */
export const Details = ({ of }: { of: readonly (Detail | false | null | undefined)[] }) => (
  <Descriptions
    bordered
    size="small"
    column={1}
    styles={{
      // a timeline around it breaks words
      label: { inlineSize: '32%', verticalAlign: 'top', overflowWrap: 'normal', wordBreak: 'normal' },
      content: { overflowWrap: 'anywhere' },
    }}
    className="tabular-nums"
    items={of.flatMap((detail) => (detail ? [{ key: detail[0], label: detail[0], children: detail[1] }] : []))}
  />
);

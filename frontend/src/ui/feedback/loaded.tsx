import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { ErrorScreen } from './error-screen.js';

interface Props<Data> {
  readonly query: { readonly data: Data | undefined; readonly error: unknown; readonly refetch: () => unknown };
  /** The sentence while it loads. */
  readonly label: string;
  /** About as many as what is loading, so that nothing jumps. */
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
}

/** What a query answers; until then that it loads, or why it does not. An answer stays while it is asked again. */
export function Loaded<Data>({ query: { data, error, refetch }, label, lines = 2, children }: Props<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  return (
    <div role="status">
      <p className="text-soft">{label}</p>
      <Skeleton active title={false} paragraph={{ rows: lines }} />
    </div>
  );
}

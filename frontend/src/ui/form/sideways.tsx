import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface Props {
  readonly chosen: string | number;
  /** Radio buttons in one line. */
  readonly children: ReactNode;
}

/** A line of choices, scrolled sideways where it is too long, such as on phones: at first with the chosen one in sight. */
export function Sideways({ chosen, children }: Props) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const choice = line.current?.querySelector('input:checked')?.parentElement;
    if (!line.current || !choice) return;
    const frame = line.current.getBoundingClientRect();
    const { left, right } = choice.getBoundingClientRect();
    // not scrollIntoView, which moves the page, too
    line.current.scrollLeft += Math.min(left - frame.left, 0) + Math.max(right - frame.right, 0);
  }, [chosen]);
  return (
    <div ref={line} className="max-w-full overflow-x-auto">
      {children}
    </div>
  );
}

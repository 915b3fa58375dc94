import { useSearchParams } from 'react-router';

interface ShownEvent {
  /** Counted from 0. */
  readonly shown: number;
  readonly show: (nth: number) => void;
}

/** After which event the booking is shown stands in the address, counted from 1; by itself it is the last one. */
export function useShownEvent(events: number): ShownEvent {
  const [address, setAddress] = useSearchParams();
  const asked = Number(address.get('after') ?? events);
  const inside = (nth: number) => Math.min(Math.max(nth, 0), events - 1);
  return {
    shown: inside(Number.isInteger(asked) ? asked - 1 : events - 1),
    show: (nth) => {
      const next = new URLSearchParams(address);
      next.set('after', String(inside(nth) + 1));
      setAddress(next, { replace: true, preventScrollReset: true });
    },
  };
}

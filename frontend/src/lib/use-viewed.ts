import { useLocation, useNavigate, useSearchParams, type To } from 'react-router';

/** Marks a history entry that was added by opening something, so that closing can go back over it. */
const opened = { openedHere: true };
/** The state of a history entry that was added by opening something. */
export const isOpenedHere = (state: unknown): boolean => (state as Partial<typeof opened> | null)?.openedHere === true;

export interface Viewed {
  readonly id: string | undefined;
  readonly view: (id: string) => void;
  /** For a link that opens it. */
  readonly linkTo: (id: string) => { readonly to: To; readonly state: typeof opened };
  readonly close: () => void;
}

/** What is shown next to a list is in the address: it can be linked, and the browser's Back closes it. */
export function useViewed(parameter: string): Viewed {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const id = address.get(parameter) ?? undefined;
  const openedHere = isOpenedHere(state);

  const showing = (viewed: string) => {
    const next = new URLSearchParams(address);
    next.set(parameter, viewed);
    return next;
  };
  return {
    id,
    view: (viewed) => {
      const walks = id !== undefined;
      setAddress(showing(viewed), walks ? { replace: true, state } : { state: opened });
    },
    linkTo: (viewed) => ({ to: { search: showing(viewed).toString() }, state: opened }),
    close: () => {
      if (openedHere) {
        void navigate(-1);
        return;
      }
      const next = new URLSearchParams(address);
      next.delete(parameter);
      setAddress(next, { replace: true });
    },
  };
}

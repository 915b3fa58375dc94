import { useSearchParams } from 'react-router';

interface BookParameter {
  readonly vehicleId: string | null;
  readonly open: (vehicleId: string) => void;
  /** Switches to another vehicle in the open dialog. */
  readonly change: (vehicleId: string) => void;
  readonly close: () => void;
}

const parameter = 'book';

/** The vehicle being booked is in the address: it can be linked, and Back closes the dialog for good. */
export function useBookParameter(): BookParameter {
  const [search, setSearch] = useSearchParams();
  return {
    vehicleId: search.get(parameter),
    open: (vehicleId) => setSearch({ [parameter]: vehicleId }, { preventScrollReset: true }),
    change: (vehicleId) => setSearch({ [parameter]: vehicleId }, { preventScrollReset: true, replace: true }),
    close: () => setSearch({}, { preventScrollReset: true, replace: true }),
  };
}

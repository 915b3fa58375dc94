import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouter, useSearchParams } from 'react-router';

interface Address<Search> {
  readonly parameters: readonly string[];
  readonly parse: (parameters: URLSearchParams) => Search;
  readonly write: (search: Search) => Record<string, string>;
}

/** The filters and the order of a list, kept in the address. What else the address holds stays. */
export function useSearch<Search>({ parameters, parse, write }: Address<Search>): [Search, (next: Search) => void] {
  const [given, setGiven] = useSearchParams();
  const router = useContext(DataRouter)?.router;
  const show = (next: Search) => {
    // while what a row opens still loads, the address is ahead of the screen
    const kept = new URLSearchParams(router?.state.location.search ?? given);
    for (const name of parameters) kept.delete(name);
    for (const [name, value] of Object.entries(write(next))) kept.set(name, value);
    setGiven(kept, { replace: true });
  };
  return [parse(given), show];
}

import { useSearchParams } from 'react-router';

interface Address<Search> {
  readonly parameters: readonly string[];
  readonly parse: (parameters: URLSearchParams) => Search;
  readonly write: (search: Search) => Record<string, string>;
}

/** The filters and the order of a list, kept in the address. What else the address holds stays. */
export function useSearch<Search>({ parameters, parse, write }: Address<Search>): [Search, (next: Search) => void] {
  const [given, setGiven] = useSearchParams();
  const show = (next: Search) => {
    const kept = new URLSearchParams(given);
    for (const name of parameters) kept.delete(name);
    for (const [name, value] of Object.entries(write(next))) kept.set(name, value);
    setGiven(kept, { replace: true });
  };
  return [parse(given), show];
}

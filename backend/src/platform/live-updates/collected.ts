import { asyncScheduler, buffer, map, type Observable, share, throttleTime } from 'rxjs';

/** What comes within that time of the first one is told together, each once, at its end. */
export const collected =
  <T>(millis: number) =>
  (source: Observable<T>): Observable<readonly T[]> => {
    const shared = source.pipe(share());
    const ends = shared.pipe(throttleTime(millis, asyncScheduler, { leading: false, trailing: true }));
    return shared.pipe(
      buffer(ends),
      map((values) => [...new Set(values)]),
    );
  };

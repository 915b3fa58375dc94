type Heard = (entries: Pick<IntersectionObserverEntry, 'target' | 'intersectionRatio'>[]) => void;

/** Those who wait for elements to come onto the screen. */
export const screenObservers = new Set<ScreenObserver>();

/** jsdom lays nothing out, so nothing is on the screen until a test says so (`scrollPast`). */
export class ScreenObserver {
  readonly watched = new Set<Element>();
  constructor(readonly heard: Heard) {
    screenObservers.add(this);
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  unobserve(element: Element) {
    this.watched.delete(element);
  }
  disconnect() {
    screenObservers.delete(this);
  }
}

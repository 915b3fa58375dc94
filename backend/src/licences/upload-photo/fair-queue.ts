/** A place in the queue. */
interface Place {
  /** Waits for a turn, then does the work. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  leave(): void;
}

/** One piece of work at a time. People take turns, however much one of them has waiting. */
export class FairQueue {
  /** those who have work waiting, the next one first */
  private readonly waiting = new Map<string, (() => Promise<void>)[]>();
  private readonly places = new Map<string, number>();
  private isBusy = false;
  private last: string | undefined;

  /** Undefined if the person holds as many places as one may. */
  enter(person: string, most: number): Place | undefined {
    const held = this.places.get(person) ?? 0;
    if (held >= most) return undefined;
    this.places.set(person, held + 1);
    return { run: (work) => this.inTurn(person, work), leave: () => this.leave(person) };
  }

  private leave(person: string): void {
    const held = this.places.get(person) ?? 0;
    if (held > 1) this.places.set(person, held - 1);
    else this.places.delete(person);
  }

  private inTurn<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const turn = () => work().then(resolve, reject);
      this.waiting.set(person, [...(this.waiting.get(person) ?? []), turn]);
      if (!this.isBusy) void this.workOff();
    });
  }

  private async workOff(): Promise<void> {
    this.isBusy = true;
    for (let next = this.takeNext(); next; next = this.takeNext()) await next();
    this.isBusy = false;
  }

  /** Of the person who has waited longest, not counting the one who had the last turn. */
  private takeNext(): (() => Promise<void>) | undefined {
    const people = [...this.waiting.keys()];
    const person = people.find((one) => one !== this.last) ?? people[0];
    const [next, ...others] = (person !== undefined && this.waiting.get(person)) || [];
    if (person === undefined || !next) return undefined;
    this.last = person;
    this.waiting.delete(person);
    if (others.length > 0) this.waiting.set(person, others); // behind everybody else
    return next;
  }
}

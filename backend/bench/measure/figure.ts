/** Something measured that is compared with nothing but its goal. */
export interface Figure {
  readonly title: string;
  readonly value: number;
  /** what it counts or measures, and of what: "ms per booking" */
  readonly unit: string;
  readonly atMost?: number;
}

const time = /(\d{4}-\d{2}-\d{2} \d{2}:\d{2})/;

/** Words with times such as 2026-11-30 12:00. Broken after a hyphen, they would read as other ones from right to left. */
export function UnbrokenTimes({ children }: { readonly children: string }) {
  return children.split(time).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

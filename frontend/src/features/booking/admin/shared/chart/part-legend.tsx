import styles from './parts.module.css';

/** What the parts of a chart are; each has a pattern of its own, so that they differ without color. */
export function PartLegend({ names }: { names: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 pb-2 text-[0.8125rem]">
      {names.map((name, part) => (
        <li key={name} className="flex items-center gap-1.5">
          <i className={`${styles.part} h-3 w-4`} data-part={part} />
          {name}
        </li>
      ))}
    </ul>
  );
}

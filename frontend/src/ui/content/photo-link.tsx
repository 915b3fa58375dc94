interface Props {
  readonly address: string;
  /** What it shows. */
  readonly alt: string;
}

/** A photo in a list of photos: cut to a square, and whole in a window of its own. */
export const PhotoLink = ({ address, alt }: Props) => (
  <a href={address} target="_blank" rel="noreferrer">
    <img className="w-full aspect-square object-cover" src={address} loading="lazy" alt={alt} />
  </a>
);

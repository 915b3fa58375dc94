import { QRCodeSVG } from '@rc-component/qrcode';

interface Props {
  readonly address: string;
  readonly label: string;
  /** Pixels, or a length of paper. */
  readonly size: number | string;
}

/** An address for a phone's camera. Black on white in both themes, since not every camera reads the reverse. */
export const QrCode = ({ address, label, size }: Props) => (
  <QRCodeSVG
    aria-label={label}
    value={address}
    style={{ inlineSize: size, blockSize: size }}
    level="M"
    fgColor="#000"
    bgColor="#fff"
  />
);

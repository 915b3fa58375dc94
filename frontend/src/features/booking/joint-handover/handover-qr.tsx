import { QRCodeSVG } from '@rc-component/qrcode';

const size = 208;

/** An address for a phone's camera. Black on white in both themes, since not every camera reads the reverse. */
export const HandoverQr = ({ address, label }: { readonly address: string; readonly label: string }) => (
  <QRCodeSVG aria-label={label} value={address} size={size} level="M" fgColor="#000" bgColor="#fff" />
);

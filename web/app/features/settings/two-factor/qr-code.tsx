import { useLoaded } from '../../../ui/browser/use-loaded.ts';
import classes from './two-factor.module.css';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

const loadEncode = () => import('uqr').then((part) => part.encode);

/**
 * Drawn here, because its content is nobody else's business. Dark on light in both schemes, for
 * cameras. Its room stays white until it is drawn.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const encode = useLoaded(true, loadEncode);
  if (!encode) return <div className={classes.qr} />;
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classes.qr}
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

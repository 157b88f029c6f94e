// The field in which a card is typed, as Stripe draws it inside the shop's frame: the values that
// src/payments/payment-field-styles.ts hands over. Drawn, because Stripe's own field wants scripts, which no preview
// runs.
import { useApp } from '../../../app-instance.tsx';
import type { Brand, Scheme } from '../../brand/brand.ts';
import { completePalette } from '../../brand/brand-palette.ts';
import styles from './brand-settings.module.css';

type Props = { brand: Pick<Brand, 'light' | 'dark' | 'radius'>; scheme: Scheme; label: string };

export function PaymentFieldPreview({ brand, scheme, label }: Props) {
  const { t } = useApp();
  const palette = completePalette(brand[scheme]);
  const { ink, softInk, danger, raised, controlLine, ground } = palette;
  const round = Math.min(brand.radius.control, 22);
  const fields = [
    { y: 30, line: controlLine, colour: ink, text: '4242 4242 4242 4242' },
    { y: 104, line: danger, colour: danger, text: '4000 00' },
  ];
  return (
    <svg className={styles.drawn} viewBox="0 0 360 244" role="img" aria-label={label} data-testid={`payment-${scheme}`}>
      <rect width="360" height="244" fill={ground} />
      {fields.map(({ y, line, colour, text }) => (
        <g key={y}>
          <text x="20" y={y - 6} fontSize="13" fontWeight="500" fill={ink}>
            {t('brandSettings.cardNumber')}
          </text>
          <rect x="20" y={y} width="320" height="44" rx={round} fill={raised} stroke={line} />
          <rect
            x="34"
            y={y + 14}
            width="24"
            height="16"
            rx="3"
            fill="none"
            stroke={colour === ink ? softInk : danger}
          />
          <path d={`M34 ${y + 19}h24`} stroke={colour === ink ? softInk : danger} />
          <text x="70" y={y + 28} fontSize="16" fill={colour}>
            {text}
          </text>
          <text x="326" y={y + 28} fontSize="16" textAnchor="end" fill={softInk}>
            {t('brandSettings.cardExpiry')}
          </text>
        </g>
      ))}
      <text x="20" y="166" fontSize="13" fill={danger}>
        {t('brandSettings.cardProblem')}
      </text>
      <rect x="20" y="182" width="320" height="44" rx={round} fill={ink} />
      <text x="180" y="209" fontSize="16" fontWeight="600" textAnchor="middle" fill={ground}>
        {t('brandSettings.payButton')}
      </text>
    </svg>
  );
}
